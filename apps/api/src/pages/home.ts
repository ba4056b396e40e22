import { html } from "hono/html";
import { endpoints } from "../endpoints.ts";

/** The page at /: what this is, and where to go. */
export function homePage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rulebound</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>Rulebound</h1>
<p>The executable rulebook of Riftbound as an HTTP service: send a position and an action, and get back what the
rules make of it, with the number of the rule that made each thing happen.</p>
<p><a href="/docs">Documentation</a>, with every route to try out. The contract for programs is
<a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<h2>Routes</h2>
<dl>
${endpoints.map(
  ({ method, path, summary }) => html`<dt>${method.toUpperCase()} ${pathOf(method, path)}</dt>
<dd>${summary}</dd>
`,
)}</dl>
<p>Nothing is kept between calls: <code>/v1/start</code> and <code>/v1/resolve</code> give back a state, which goes
along with the next action.</p>
<p class="note">An unofficial rules reference and testing tool, not endorsed by the game's publisher. Without card art
or printed card text, and not a place to play.</p>
</main>
</body>
</html>`;
}

function pathOf(method: string, path: string) {
  const readable = method === "get" && !path.includes("{");
  return readable ? html`<a href="${path}"><code>${path}</code></a>` : html`<code>${path}</code>`;
}
