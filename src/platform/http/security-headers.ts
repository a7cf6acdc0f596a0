export const CSP_REPORTS = '/api/csp-reports';

/** Only these Trusted Types policies may create scripts or HTML. The article editor parses pasted content with `ProseMirrorClipboard`. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default ProseMirrorClipboard'];

/** Pages can also send requests to the origin of `connectTo`. */
export function contentSecurityPolicy(nonce: string, connectTo?: string): string {
  return [
    "default-src 'self'",
    ...(connectTo === undefined ? [] : [`connect-src 'self' ${new URL(connectTo).origin}`]),
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // `blob:` is needed for the preview of a photo that is being uploaded.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
    // If `report-to` were also set, Chromium would ignore `report-uri` and send its reports minutes later.
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
}

const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Allows all sites to embed images, for feed readers, search engines and emails. Other files are restricted to the same origin. */
function crossOriginPolicy(contentType: string | null): string {
  return contentType?.startsWith('image/') ? 'cross-origin' : 'same-origin';
}

/** Policy of SVG files. An SVG that is opened directly is a document and could run scripts. */
const DRAWING = `${NO_PAGE}; style-src 'unsafe-inline'`;

/** Scripts get no policy, because a worker runs under the policy of its script, and `NO_PAGE` would block its requests. */
function policyFor(contentType: string | null): string | null {
  if (contentType === null) return null;
  if (/^image\/svg\+xml\b/i.test(contentType)) return DRAWING;
  return /^(?:text\/html|application\/json|text\/plain)\b/.test(contentType) ? NO_PAGE : null;
}

export function secureAnswer(headers: Headers, portalHeaders: Readonly<Record<string, string>> = {}): void {
  const contentType = headers.get('Content-Type');
  const policy = policyFor(contentType);
  const added = {
    ...SECURITY_HEADERS,
    ...portalHeaders,
    'Cross-Origin-Resource-Policy': crossOriginPolicy(contentType),
    ...(policy !== null && { 'Content-Security-Policy': policy }),
  };
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
}

/** One year in seconds, the minimum for the browsers' HSTS preload list. */
const HSTS_SECONDS = 31_536_000;

/** Including subdomains is optional, because other people may operate them. */
export function transportHeaders(publicUrl: string, withSubdomains: boolean): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return {};
  return {
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}${withSubdomains ? '; includeSubDomains' : ''}`,
  };
}
