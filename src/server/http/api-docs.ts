import { html } from 'hono/html';
import type { openApiOf } from './openapi.ts';

type OpenApi = ReturnType<typeof openApiOf>;
type Operation = OpenApi['paths'][string]['get'];

function parameterRow(parameter: Operation['parameters'][number]) {
  return html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td>
    <td>${parameter.required ? 'obbligatorio' : 'facoltativo'}</td></tr>`;
}

function operationSection(path: string, { summary, parameters, responses }: Operation) {
  const schema = JSON.stringify(responses[200].content['application/json'].schema, null, 2);
  return html`<section><h2><code>GET ${path}</code></h2><p>${summary}</p>
    ${parameters.length > 0 ? html`<table>${parameters.map(parameterRow)}</table>` : ''}
    <details><summary>Risposta</summary><pre>${schema}</pre></details></section>`;
}

/** The calls of the API as a page for people, made from their OpenAPI description. */
export function apiDocs(openApi: OpenApi) {
  return html`<!doctype html><html lang="it"><head><meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" /><title>API di Ospitalia</title></head>
    <body><main><h1>API di Ospitalia</h1>
    <p>La stessa descrizione in formato OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
    ${Object.entries(openApi.paths).map(([path, { get }]) => operationSection(path, get))}</main></body></html>`;
}
