import { createHash } from 'node:crypto';

export type PageSnapshot = { headers: Headers; body: Buffer; digest: string };

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;
const DIGEST_LENGTH = 22;

function withoutNonce(text: string, nonce: string): string {
  return nonce === '' ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

/** Returns the hashes of inline scripts. Skips scripts without the nonce, because the portal did not write them. */
function hashesOf(written: string, nonce: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of written.matchAll(SCRIPT)) {
    if (text === '' || !attributes.includes(` nonce="${nonce}"`)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(withoutNonce(text, nonce)).digest('base64')}'`);
  }
  return [...hashes];
}

export function isShareable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && !/no-store|private/.test(headers.get('Cache-Control') ?? '');
}

/** Copies a page for all visitors. The copy's content security policy lists script hashes, because a nonce must not be reused. */
export async function snapshotPage(answer: Response, nonce: string): Promise<PageSnapshot> {
  const headers = new Headers(answer.headers);
  const written = await answer.text();
  const text = withoutNonce(written, nonce);
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const policy = headers.get('Content-Security-Policy');
  const scripts = ["'self'", ...(isHtml ? hashesOf(written, nonce) : [])].join(' ');
  if (policy !== null) headers.set('Content-Security-Policy', policy.replace(`'self' 'nonce-${nonce}'`, scripts));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  headers.set('Vary', 'Accept-Encoding');
  for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) headers.delete(name);
  const body = Buffer.from(text);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_LENGTH);
  return { headers, body, digest };
}
