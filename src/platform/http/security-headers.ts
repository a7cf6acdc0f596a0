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
  ].join('; ');
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
