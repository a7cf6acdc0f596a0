/**
 * The beginning of a text in at most `max` characters, cut between words and closed by an ellipsis when something is left
 * out; line breaks become spaces.
 * @example shortenText('Casale in pietra tra gli ulivi', 20) // 'Casale in pietra…'
 */
export function shortenText(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const room = line.slice(0, max);
  const lastBlank = room.lastIndexOf(' ');
  // A single endless word is cut where the room ends, but never through the middle of an emoji.
  const cut = lastBlank > 0 ? room.slice(0, lastBlank) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/**
 * The paragraphs of a text that a person typed: every line break begins a new one, empty lines are left out.
 * @example splitParagraphs('Casale in pietra.\n\nLa sera si accende il camino.').length // 2
 */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
