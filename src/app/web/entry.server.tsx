import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { STATUS_OF } from '../../kernel/app-error.ts';
import { LateBookingNotFound } from '../../stay/web/visitor/booking/late-booking-parts.ts';
import { ServedParts } from '../../ui/served-html.ts';
import { pageContext } from './context.ts';
import { LateFooter } from './shell/late-footer.ts';
import { LatePlaceFailure } from './shell/late-place-failure.ts';
import { LateSearchFailure } from './shell/late-search-failure.ts';
import { LateRouteError } from './shell/late-route-error.ts';
import { holdScripts, startScript } from './start-after-paint.ts';

/** What browsers call `trustedTypes` (https://www.w3.org/TR/trusted-types/), as far as it is used here. Firefox and Safari may not have it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
};

/**
 * What a page may make of text once it is there: HTML without anything that runs, workers of this site, and as scripts those
 * that came with the document: one waits (`start-after-paint.ts`), and React writes them anew where the whole page fails. The policy of the document asks for it wherever text would become one of these. Its own text is sent
 * to the browser: it may use nothing from outside itself.
 */
export function trustOwnText({ trustedTypes }: { trustedTypes?: TrustedTypes }): void {
  /** React makes an element of a script that it will fill with data by this text, and by no other. */
  const emptyScript = '<script></script>';
  const harmless =
    /^<(?:!--[^<>]*--|\/?(?!script|iframe|frame|object|embed|base)[a-z][\w:-]*(?:\s+(?!on|srcdoc)[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'`=]+))?)*\s*\/?)>$/i;
  const ofDocument = new Set(Array.from(document.scripts, ({ text }) => text));
  trustedTypes?.createPolicy('default', {
    // An element that does not read as harmless is left out; every `<` begins one.
    createHTML: (html) =>
      html === emptyScript ? html : html.replaceAll(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : '')),
    // Emptied, not refused: React writes a script of ours in the words of its own build where the whole page fails, and nothing runs it.
    createScript: (text) => (ofDocument.has(text) ? text : ''),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

const trustScript = `(${trustOwnText.toString()})(window)`;

// The running server puts its services under this very key: the build has its own copy of the module.
export { pageContext };

/** An address that the router itself refuses, as one that no page has. */
const isRefusal = (error: unknown) => isRouteErrorResponse(error) && error.status < STATUS_OF.ERRORE_INTERNO;

/** Bugs of loaders and components go into the server's log; that somebody left before the answer is nobody's fault. */
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

/**
 * Renders a page in one go. No loader of ours defers anything, so the data that React Router would stream after the page
 * is complete before rendering starts: read first and appended as text, it lets `renderToString` do the work, which was
 * measured to answer more pages per second than streaming (ADR 0024).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, parts } = loadContext.get(pageContext);
  const { serverHandoffStream, ...context } = entryContext;
  // Every page has a foot, and no loader knows beforehand that its page fails.
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
  // Under development Vite's own scripts have to come first.
  const html = nonce === '' ? rendered : holdScripts(rendered);
  const controller = 'window.__reactRouterContext.streamController';
  const handOver = `${controller}.enqueue(${scriptText(handoff)});${controller}.close();`;
  const script = `<script nonce="${nonce}">${trustScript};${handOver}${startScript}</script>`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const end = html.lastIndexOf('</body>');
  return new Response(`<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`, { status, headers });
}
