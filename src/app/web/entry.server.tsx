import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import { LateBookingNotFound } from '../../stay/web/visitor/booking/late-booking-parts.ts';
import { ServedParts } from '../../ui/loading/served-html.ts';
import { pageContext } from './context.ts';
import { LateFooter, LateRouteError } from './shell/late-parts.ts';
import { LatePlaceFailure, LateSearchFailure } from './shell/late-failures.ts';
import { holdScripts, startScript } from './start-after-paint.ts';

/** The Trusted Types API (https://www.w3.org/TR/trusted-types/), which Firefox and Safari may not support. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
};

/** Creates the Trusted Types policy that the CSP requires. The function must be self-contained: browsers receive its source. */
export function trustOwnText({ trustedTypes }: { trustedTypes?: TrustedTypes }): void {
  // React creates script elements for data with exactly this text. This is a line comment because bundlers keep block
  // comments.
  const emptyScript = '<script></script>';
  const harmless =
    /^<(?:!--[^<>]*--|\/?(?!script|iframe|frame|object|embed|base)[a-z][\w:-]*(?:\s+(?!on|srcdoc)[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'`=]+))?)*\s*\/?)>$/i;
  const ofDocument = new Set(Array.from(document.scripts, ({ text }) => text));
  trustedTypes?.createPolicy('default', {
    // Removes elements that do not match `harmless`. Every `<` starts an element.
    createHTML: (html) =>
      html === emptyScript ? html : html.replaceAll(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : '')),
    // Returns an empty script instead of throwing. If the whole page fails, React inserts a script from its own
    // build, and rejecting that script must not stop React.
    createScript: (text) => (ofDocument.has(text) ? text : ''),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

const trustScript = `(${trustOwnText.toString()})(window)`;

// The server uses this key to pass services to loaders. It must come from the build, which has its own copy of `context.ts`.
export { pageContext };

const isRefusal = (error: unknown) => isRouteErrorResponse(error) && error.status < STATUS_OF.ERRORE_INTERNO;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRefusal(error)) context.get(pageContext).report(error);
};

function scriptText(value: string): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Renders the complete page before sending it, without streaming (ADR 0024). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, parts } = loadContext.get(pageContext);
  const { serverHandoffStream, ...context } = entryContext;
  await Promise.all(
    [LateFooter, LateBookingNotFound, LatePlaceFailure, LateRouteError, LateSearchFailure].map(({ prepare }) =>
      prepare(),
    ),
  );
  const handoff = serverHandoffStream ? await readAll(serverHandoffStream) : '';
  const rendered = renderToString(
    <ServedParts value={parts}>
      <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
    </ServedParts>,
  );
  // Delays the scripts only in production. In development, Vite's own scripts must run first.
  const html = nonce === '' ? rendered : holdScripts(rendered);
  const controller = 'window.__reactRouterContext.streamController';
  const handOver = `${controller}.enqueue(${scriptText(handoff)});${controller}.close();`;
  const script = `<script nonce="${nonce}">${trustScript};${handOver}${startScript}</script>`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const end = html.lastIndexOf('</body>');
  return new Response(`<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`, { status, headers });
}
