/**
 * Shortens a text at a word boundary and replaces line breaks with spaces.
 * @example shortenText('Casale in pietra tra gli ulivi', 20) // 'Casale in pietra…'
 */
export function shortenText(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const room = line.slice(0, max);
  const lastBlank = room.lastIndexOf(' ');
  // A single long word is cut at the limit, but never within a surrogate pair.
  const cut = lastBlank > 0 ? room.slice(0, lastBlank) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/**
 * Splits a text into paragraphs at line breaks, and drops empty lines.
 * @example splitParagraphs('Casale in pietra.\n\nLa sera si accende il camino.').length // 2
 */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
