/**
 * Parses a `Retry-After` header. Returns seconds, or `null` if the header is missing or invalid.
 * @example readRetryAfter('120', now) // 120
 */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // `Date.parse` accepts almost any text, so only the HTTP format is passed to it.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
