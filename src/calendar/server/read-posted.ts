import { readMultipart } from '../rules/read-multipart.ts';

/**
 * What a service posts: JSON, or a form of either kind. What is none of these, or is broken, holds nothing: a service that is refused
 * would send it again and again.
 */
export function readPosted(bytes: Uint8Array, contentType: string | null): unknown {
  const type = (contentType ?? '').trim();
  const text = Buffer.from(bytes).toString('utf8');
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(text, type);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return Object.fromEntries(new URLSearchParams(text));
  if (!/^application\/json\b/i.test(type)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
