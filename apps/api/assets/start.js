// Shows the contract. Nothing is asked of any other host: no validator, no fonts.
// Without servers in it, this one is asked, and there is none to choose.
const { servers: _, ...contract } = await (await fetch("/openapi.json")).json();

// What a parameter may be stands ready to be sent; OpenAPI 3.0 has it beside the schema.
for (const parameter of Object.values(contract.paths).flatMap((path) => path.get?.parameters ?? [])) {
  const [example] = parameter.schema.examples ?? [];
  if (example !== undefined) parameter.example = example;
}

window.SwaggerUIBundle({
  // Read as OpenAPI 3.0, which it is but for the way it writes null: as 3.1 each route takes seconds to open.
  spec: { ...contract, openapi: "3.0.3" },
  dom_id: "#documentation",
  validatorUrl: null,
  deepLinking: true,
  tryItOutEnabled: true,
  // Colouring an answer takes longer than everything else.
  syntaxHighlight: false,
  // The schemas are large; each is opened where it is wanted.
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 1,
});
