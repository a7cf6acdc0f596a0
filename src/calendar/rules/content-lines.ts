export type Property = { params: string; value: string };

/** Longer parameters are truncated, because the parser scans them again for each date in a list. */
const MAX_PARAMS = 500;
const COLON = 58;
const SEMICOLON = 59;
const QUOTE = 34;
const HYPHEN = 45;
const SMALL_A = 97;
const ANY_CASE = ~0x20;
const LETTER = 0x1f;

/** Event properties of RFC 5545, 7986, 9073 and 9253, and `EXRULE` of RFC 2445. */
const EVENT_PROPERTIES = new Set(
  (
    'ATTACH ATTENDEE BEGIN CATEGORIES CLASS COLOR COMMENT CONCEPT CONFERENCE CONTACT CREATED DESCRIPTION DTEND DTSTAMP DTSTART ' +
    'DURATION END EXDATE EXRULE GEO IMAGE LAST-MODIFIED LINK LOCATION ORGANIZER PRIORITY RDATE RECURRENCE-ID REFID RELATED-TO ' +
    'REQUEST-STATUS RESOURCES RRULE SEQUENCE STATUS STRUCTURED-DATA STYLED-DESCRIPTION SUMMARY TRANSP UID URL'
  ).split(' '),
);
const NAME = /^[A-Za-z][A-Za-z0-9-]*(?=[:;])/;
/** Matches a malformed property that affects nights: it has characters before its name, or neither a colon nor a semicolon after it. */
const MANGLED =
  /(?:[^A-Za-z\r\n]{0,12}|[\w-]{1,20}\.)(DTSTART|DTEND|DURATION|RRULE|RDATE)(?:(?![A-Za-z0-9-])|(?=-[:;]))/y;
/** Matches a malformed property, ignoring letter case: a known name with a wrong or missing separator, or an unknown name with a date. */
const MISWRITTEN =
  /(?:(DTSTART|DTEND|DURATION|RRULE|RDATE)(?:[ \t]+[:;]|[ \t]*=|VALUE=|TZID=|FREQ=|\d{8}|P\d)|(?!X-|DTSTAMP|CREATED|LAST-MOD|COMPLETED)[A-Z-]{3,12}[:;](?:VALUE=DATE:)?\d{8}(?:T\d{6}Z?)?\s*(?:\n|$))/iy;
/** Matches a property name within a line, but not a property quoted after an escaped line break. */
const GLUED =
  /(?<!^|[\r\n]|\\[nN]|VALUE="?)(DTEND|DURATION|RRULE|RDATE)[" \t]*[:;][ \t]*(?:[A-Za-z-]+=|\d{4}-?\d\d|[+-]?P\d)/g;
const COMPONENT_END = /^END[:;][ \t]*([\w-]+)[ \t]*$/gim;

export type NameTable = readonly (readonly string[])[];

/**
 * Groups names by the position of their first letter in the alphabet.
 * @example nameTable(['DTSTART', 'DTEND'])[4] // both: D is the fourth letter
 */
export function nameTable(names: readonly string[]): NameTable {
  return Array.from({ length: LETTER + 1 }, (_, letter) =>
    names.filter((name) => (name.charCodeAt(0) & LETTER) === letter),
  );
}

const isBlank = (code: number) => code === 32 || code === 9;

function isFolded(text: string, at: number): boolean {
  return isBlank(text.charCodeAt(at));
}

function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

function lineOf(text: string, from: number, next: number): string {
  const last = text.charCodeAt(next - 1) === 10 ? next - 1 : next;
  return text.slice(from, last > from && text.charCodeAt(last - 1) === 13 ? last - 1 : last);
}

function isNamed(text: string, at: number, name: string): boolean {
  const behind = text.charCodeAt(at + name.length);
  if (behind !== COLON && behind !== SEMICOLON) return false;
  for (let index = 0; index < name.length; index += 1) {
    if ((text.charCodeAt(at + index) & ANY_CASE) !== (name.charCodeAt(index) & ANY_CASE)) return false;
  }
  return true;
}

function endsOf(text: string): Map<string, number[]> {
  const ends = new Map<string, number[]>();
  for (const match of text.matchAll(COMPONENT_END)) {
    const name = match[1]?.toUpperCase() ?? '';
    const known = ends.get(name);
    if (known === undefined) ends.set(name, [match.index]);
    else known.push(match.index);
  }
  return ends;
}

/** Iterates over a feed's unfolded lines; creates strings only on demand, because most lines are never used. */
export class LineCursor {
  readonly #source: string;
  readonly #names: NameTable;
  #from = 0;
  #fold = 0;
  #next = 0;
  #before = 0;
  #isCapital: boolean | undefined;
  #hasBlanks: boolean | undefined;
  #isFeedGlued: boolean | undefined;
  #ends: Map<string, number[]> | undefined;

  constructor(text: string, names: NameTable) {
    this.#source = /\r(?!\n)/.test(text) ? text.replaceAll(/\r+\n?/g, '\n') : text;
    this.#names = names;
  }

  advance(): boolean {
    if (this.#fold > this.#from + 2) this.#before = this.#from;
    this.#from = this.#next;
    if (this.#from >= this.#source.length) return false;
    this.#fold = nextLine(this.#source, this.#from);
    this.#next = this.#fold;
    while (isFolded(this.#source, this.#next)) this.#next = nextLine(this.#source, this.#next);
    return true;
  }

  /** The unfolded line. @example 'DTSTART:2026\r\n 1220\r\n' becomes 'DTSTART:20261220' */
  get text(): string {
    const first = lineOf(this.#source, this.#from, this.#fold);
    if (this.#fold === this.#next) return first;
    const parts = [first];
    for (let from = this.#fold; from < this.#next; from = nextLine(this.#source, from)) {
      parts.push(lineOf(this.#source, from + 1, nextLine(this.#source, from)));
    }
    return parts.join('');
  }

  get name(): string {
    const found = this.#nameAt(this.#source, this.#from);
    // If a fold splits the name, the name is found only in the unfolded line.
    return found === '' && this.#next > this.#fold ? this.#nameAt(this.text, 0) : found;
  }

  /**
   * Returns whether this line may be free text instead of a property: unlike the feed's first line, it has lower-case letters in
   * its name or a space after the colon.
   */
  isDoubtful(line: string, name: string): boolean {
    return this.#hasOddBlank(line, name) || this.#isOddName(line, name);
  }

  /**
   * Returns whether this line is certainly free text: unlike the feed's first line, it has both lower-case letters in its name
   * and a space after the colon.
   */
  isText(line: string, name: string): boolean {
    return this.#hasOddBlank(line, name) && this.#isOddName(line, name);
  }

  #hasOddBlank(line: string, name: string): boolean {
    if (line.charCodeAt(name.length) !== COLON || !isBlank(line.charCodeAt(name.length + 1))) return false;
    this.#hasBlanks ??= /^\s*BEGIN:[ \t]/i.test(this.#source);
    return !this.#hasBlanks;
  }

  #isOddName(line: string, name: string): boolean {
    if (line.startsWith(name)) return false;
    this.#isCapital ??= /^\s*BEGIN:/.test(this.#source);
    return this.#isCapital;
  }

  get mayBeGlued(): boolean {
    this.#isFeedGlued ??= this.#source.search(GLUED) >= 0;
    return this.#isFeedGlued || this.#isFoldedInName();
  }

  /** Returns whether a fold may split a name; only folds after a capital, digit or punctuation mark can. */
  #isFoldedInName(): boolean {
    for (let from = this.#fold; from < this.#next; from = nextLine(this.#source, from)) {
      const isAfterReturn = this.#source.charCodeAt(from - 2) === 13;
      if (this.#source.charCodeAt(from - (isAfterReturn ? 3 : 2)) < SMALL_A) return true;
    }
    return false;
  }

  /**
   * Returns the names of properties that follow on this line without a line break. Skips `X-` properties, because they may quote
   * other properties.
   */
  gluedNames(): string[] {
    const { text } = this;
    return /^X[-_]/i.test(text) ? [] : [...text.matchAll(GLUED)].map(({ 1: name = '' }) => name);
  }

  get isNamed(): boolean {
    const [second, fourth] = [this.#source.charCodeAt(this.#from + 1), this.#source.charCodeAt(this.#from + 3)];
    return (second === HYPHEN || (second > 64 && second < 91)) && !isBlank(fourth);
  }

  get mangledName(): string {
    const code = (offset: number) => this.#source.charCodeAt(this.#from + offset);
    const isLetter = code(0) > 64 && code(0) < 91;
    // Fast path: nearly all lines are `DESCRIPTION` or `DTSTAMP`, or do not begin with D, E or R.
    if ((isLetter && code(0) !== 68 && code(0) !== 69 && code(0) !== 82) || (code(2) === 83 && code(5) !== 82))
      return '';
    MANGLED.lastIndex = this.#from;
    MISWRITTEN.lastIndex = this.#from;
    const name = MANGLED.exec(this.#source)?.[1];
    if (name !== undefined) return name;
    const miswritten = MISWRITTEN.exec(this.#source);
    // An unknown property with a date counts as a malformed DTEND, because it may end the event.
    return miswritten === null ? '' : (miswritten[1]?.toUpperCase() ?? 'DTEND');
  }

  isAmongText(): boolean {
    let next = this.#next;
    while (next < this.#source.length && this.#lineAt(next).trim() === '') next = nextLine(this.#source, next);
    return [this.#lineAt(this.#before), this.#lineAt(next)].some((line) => line !== '' && !this.#isContentLine(line));
  }

  closes(component: string, open: string): boolean {
    this.#ends ??= endsOf(this.#source);
    return this.#endAfter(component) < this.#endAfter(open);
  }

  #endAfter(component: string): number {
    const ends = this.#ends?.get(component) ?? [];
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < this.#next) low = middle + 1;
      else high = middle;
    }
    return ends[low] ?? Number.POSITIVE_INFINITY;
  }

  #lineAt(from: number): string {
    return lineOf(this.#source, from, nextLine(this.#source, from));
  }

  #isContentLine(line: string): boolean {
    const name = NAME.exec(line)?.[0] ?? '';
    const capitals = name.toUpperCase();
    if (capitals.startsWith('X-')) return true;
    return EVENT_PROPERTIES.has(capitals) && !this.isDoubtful(line, capitals);
  }

  #nameAt(text: string, at: number): string {
    for (const name of this.#names[text.charCodeAt(at) & LETTER] ?? []) {
      if (isNamed(text, at, name)) return name;
    }
    return '';
  }
}

/**
 * Splits a property at the first colon outside quotes; without a colon, the value is empty.
 * @example parseProperty('DTSTART;X-FOO="a:b":20261220', 'DTSTART') // { params: ';X-FOO="a:b"', value: '20261220' }
 */
export function parseProperty(line: string, name: string): Property {
  const from = name.length;
  if (line.charCodeAt(from) === COLON) return { params: '', value: line.slice(from + 1).trim() };
  let quoted = false;
  let at = from;
  while (at < line.length && (quoted || line.charCodeAt(at) !== COLON)) {
    if (line.charCodeAt(at) === QUOTE) quoted = !quoted;
    at += 1;
  }
  return { params: line.slice(from, Math.min(at, from + MAX_PARAMS)), value: line.slice(at + 1).trim() };
}
