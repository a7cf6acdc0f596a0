import { createHash } from 'node:crypto';

/** Names what somebody has read: other content, or the same in another order, has another name. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}
