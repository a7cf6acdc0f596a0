/** A property of a feed: what stands between its name and the colon, and what stands behind it. */
export type Property = { params: string; value: string };

const COLON = 58;
const SEMICOLON = 59;
const QUOTE = 34;

function isFolded(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 9;
}

/** Where the line after the one at `from` begins. */
function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

/** The line from `from`, without what ends it. */
function lineOf(text: string, from: number, next: number): string {
  const last = text.charCodeAt(next - 1) === 10 ? next - 1 : next;
  return text.slice(from, last > from && text.charCodeAt(last - 1) === 13 ? last - 1 : last);
}

/**
 * A feed's logical lines: whatever ends a line (CRLF, LF, CR, or all of them by turns), folded ones joined.
 * @example [...contentLines('DTSTART:2026\r\n 1220\r\n')] // ['DTSTART:20261220']
 */
export function* contentLines(text: string): Generator<string, void, undefined> {
  const source = /\r(?!\n)/.test(text) ? text.replaceAll(/\r+\n?/g, '\n') : text;
  let from = 0;
  while (from < source.length) {
    let next = nextLine(source, from);
    const parts = [lineOf(source, from, next)];
    while (isFolded(source, next)) {
      from = next + 1;
      next = nextLine(source, from);
      parts.push(lineOf(source, from, next));
    }
    yield parts.length === 1 ? (parts[0] ?? '') : parts.join('');
    from = next;
  }
}

/** The name that a line begins with, in capitals. @example propertyName('dtstart;value=date:20261220') // 'DTSTART' */
export function propertyName(line: string): string {
  let end = 0;
  while (end < line.length && line.charCodeAt(end) !== COLON && line.charCodeAt(end) !== SEMICOLON) end += 1;
  return line.slice(0, end).trim().toUpperCase();
}

/**
 * A line's parameters and value: the first colon outside quotes parts them. No such colon: no value.
 * @example parseProperty('DTSTART;X-FOO="a:b":20261220') // { params: ';X-FOO="a:b"', value: '20261220' }
 */
export function parseProperty(line: string): Property {
  let quoted = false;
  let colon = 0;
  while (colon < line.length && (quoted || line.charCodeAt(colon) !== COLON)) {
    if (line.charCodeAt(colon) === QUOTE) quoted = !quoted;
    colon += 1;
  }
  const semicolon = line.indexOf(';');
  const params = semicolon >= 0 && semicolon < colon ? line.slice(semicolon, colon) : '';
  return { params, value: line.slice(colon + 1).trim() };
}
