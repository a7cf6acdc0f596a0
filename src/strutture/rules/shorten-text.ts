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
