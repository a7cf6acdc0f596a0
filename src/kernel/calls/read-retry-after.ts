/**
 * Seconds that a server wants to be left alone for: `Retry-After` is a number of them, or a date. `null`: it does not say, or
 * nothing that is understood.
 * @example readRetryAfter('120', now) // 120
 */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Only the form of HTTP: `Date.parse` takes almost anything for a date.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
