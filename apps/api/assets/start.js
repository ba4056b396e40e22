// Shows the contract. Nothing is asked of any other host: no validator, no fonts.
window.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#documentation",
  validatorUrl: null,
  deepLinking: true,
  tryItOutEnabled: true,
  // The schemas are large; each is opened where it is wanted.
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 1,
});
