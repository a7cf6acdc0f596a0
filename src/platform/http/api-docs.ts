import { brandName } from '../../kernel/brand/brand.ts';
import { html } from 'hono/html';
import type { openApiOf, PathItem } from './openapi.ts';

type OpenApi = ReturnType<typeof openApiOf>;
type Operation = PathItem[string];

function parameterRow(parameter: Operation['parameters'][number]) {
  return html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td>
    <td>${parameter.required ? 'obbligatorio' : 'facoltativo'}</td></tr>`;
}

function schemaBlock(title: string, schema: object) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`;
}

function operationSection(method: string, path: string, operation: Operation) {
  const { summary, parameters, requestBody, security, responses } = operation;
  const [status, answer] = Object.entries(responses)[0] ?? ['', {}];
  return html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${summary}${security ? ' (serve l’accesso)' : ''}</p>
    ${parameters.length > 0 ? html`<table>${parameters.map(parameterRow)}</table>` : ''}
    ${requestBody ? schemaBlock('Corpo', requestBody.content) : ''}
    ${schemaBlock(`Risposta ${status}`, answer)}</section>`;
}

export function apiDocs(openApi: OpenApi) {
  return html`<!doctype html><html lang="it"><head><meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" /><title>API di ${brandName}</title></head>
    <body><main><h1>API di ${brandName}</h1>
    <p>La stessa descrizione in formato OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
    ${Object.entries(openApi.paths).map(([path, item]) =>
      Object.entries(item).map(([method, operation]) => operationSection(method, path, operation)),
    )}</main></body></html>`;
}
