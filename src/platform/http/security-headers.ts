/** Where browsers tell of what a policy has stopped (`csp-reports.ts`). */
export const CSP_REPORTS = '/api/csp-reports';

/**
 * Only these policies turn text into scripts, workers or HTML. `src/app/web/entry.server.tsx` defines `default`; the article editor
 * creates the other for pasted content, which it parses in an inert document.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default ProseMirrorClipboard'];

/** Only what is ours, and inline scripts that carry `nonce`. Requests may also go to the origin of `connectTo`. */
export function contentSecurityPolicy(nonce: string, connectTo?: string): string {
  return [
    "default-src 'self'",
    ...(connectTo === undefined ? [] : [`connect-src 'self' ${new URL(connectTo).origin}`]),
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // `blob:` is the preview of a photo that is being uploaded.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
    // All browsers know this older name; beside the newer one Chromium would no longer heed it, and tell minutes later.
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
}

/** Of an answer that is no page of ours: it loads and runs nothing, wherever it is opened. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer says, unless it says it otherwise itself. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Pictures are shown by readers of feeds, by search engines and in mails; nothing else of ours is for other sites. */
function crossOriginPolicy(contentType: string | null): string {
  return contentType?.startsWith('image/') ? 'cross-origin' : 'same-origin';
}

/** A drawing that is opened by itself is a document, which could run scripts. */
const DRAWING = `${NO_PAGE}; style-src 'unsafe-inline'`;

/** Scripts have no policy: a worker would be held to it instead of to its page's. */
function policyFor(contentType: string | null): string | null {
  if (contentType === null) return null;
  if (/^image\/svg\+xml\b/i.test(contentType)) return DRAWING;
  return /^(?:text\/html|application\/json|text\/plain)\b/.test(contentType) ? NO_PAGE : null;
}

/** Adds what an answer does not say itself. `own`: of this portal, as `transportHeaders` has it. */
export function secureAnswer(headers: Headers, own: Readonly<Record<string, string>> = {}): void {
  const contentType = headers.get('Content-Type');
  const policy = policyFor(contentType);
  const added = {
    ...SECURITY_HEADERS,
    ...own,
    'Cross-Origin-Resource-Policy': crossOriginPolicy(contentType),
    ...(policy !== null && { 'Content-Security-Policy': policy }),
  };
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
}

/** Seconds: a year, as RFC 6797 and the lists that browsers bring along ask for. */
const HSTS_SECONDS = 31_536_000;

/** That browsers come by https alone from now on, where the site is there at all. Subdomains may belong to somebody else. */
export function transportHeaders(publicUrl: string, withSubdomains: boolean): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return {};
  return {
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}${withSubdomains ? '; includeSubDomains' : ''}`,
  };
}
