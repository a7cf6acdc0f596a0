import { QUARTERS } from './lexicon-colloquial-places.ts';
import { phrasesOf } from './phrase-at.ts';
import type { PlaceIndex } from './place-index.ts';
import { type PointKind, pointName } from './read-points.ts';
import type { KnownPoint } from './index-points.ts';
import { type TypedWord, withClauseEnd } from './split-words.ts';

const KINDS: ReadonlyMap<string, PointKind> = new Map<string, PointKind>([
  ...phrasesOf<PointKind>(
    'stazione, stazione centrale, stazione ferroviaria, stazione fs, stazione dei treni, stazione treni, stazione principale, ' +
      'station, train station, railway station, main station, central station, main train station, central train station, main railway station, ' +
      'bahnhof, hauptbahnhof, hbf, zentralbahnhof, gare, gare centrale, gare sncf, gare ferroviaire, gare principale',
    'stazione',
  ),
  ...phrasesOf<PointKind>(
    'aeroporto, aeroporto internazionale, aereoporto, aereoporti, airport, international airport, flughafen, internationaler flughafen, aeroport, aeroport international',
    'aeroporto',
  ),
  ...phrasesOf<PointKind>(
    'porto di, imbarco, imbarchi, imbarco di, traghetto, traghetti, traghetto per, traghetti per, port of, ferry, ferry port, ferry terminal, harbour, ' +
      'hafen, hafen von, fahre, fahren, fahrhafen, faehre, faehrhafen, port de, ferries, port d, porto, port',
    'porto',
  ),
]);
const CENTRAL = /central|haupt|principal|hbf|main/;
const FILLS = new Set('di d de du des del della dell of in a von la le les the s der dem den e'.split(' '));
/** These words are dropped next to a point, because the point itself implies proximity. */
const NEAR = new Set(
  (
    'vicino vicina vicini vicine al alla allo all presso zona accanto pressi nei della dell davanti near nr to close by next the at around ' +
    'nahe nahe nahe nah beim bei vom von am an in der des dem den zum zur umgebung pres proche a cote proximite la l le de du aux au'
  ).split(' '),
);
const JOINING = new Set(
  'al alla allo all nei della dell to by the at in vom von der des dem den la l le de du aux au a am an'.split(' '),
);
/** After one of these words, "near the airport" does not name the destination. */
const NOT_NEAR = new Set('not no non nicht pas nowhere t'.split(' '));
const WANTING = new Set('want to be stay'.split(' '));
const MOST_WORDS = 5;
const MOST_KIND_WORDS = 3;

function isNotBefore(words: readonly string[], start: number): boolean {
  const word = words[start - 1] ?? '';
  return WANTING.has(word) ? isNotBefore(words, start - 1) : NOT_NEAR.has(word);
}

type PointSpan = { start: number; end: number; point: KnownPoint };
type Places = Pick<PlaceIndex, 'matchesOf' | 'findPoint' | 'point' | 'townsOfPoint' | 'townName'>;

function townsNamed(phrase: string, places: Places): number[] {
  return places.matchesOf(phrase).flatMap(({ kind, id }) => (kind === 'citta' ? [id] : []));
}

function italianNames(words: readonly string[], places: Places): string[] {
  return words.slice(1).flatMap((_, index) => {
    const town = words.slice(0, index + 1).join(' ');
    const rest = words.slice(words.findIndex((word, at) => at > index && !NEAR.has(word))).join(' ');
    return townsNamed(town, places).map((id) => `${places.townName(id)} ${rest}`);
  });
}

function namesBeforeTown(words: readonly string[], places: Places): string[] {
  return words.slice(1).flatMap((_, index) => {
    const [rest, from] = [words.slice(0, index + 1).join(' '), index + (FILLS.has(words[index + 1] ?? '') ? 2 : 1)];
    return QUARTERS.has(rest)
      ? []
      : townsNamed(words.slice(from).join(' '), places).map((id) => `${places.townName(id)} ${rest}`);
  });
}

function pointAlone(words: readonly string[], start: number, places: Places): PointSpan | null {
  for (let end = Math.min(words.length, start + MOST_WORDS); end > start + 1; end -= 1) {
    const stretch = words.slice(start, end);
    const names = [...italianNames(stretch, places), ...namesBeforeTown(stretch, places)];
    const match = names.flatMap((name) => places.matchesOf(name)).find(({ kind }) => kind === 'punto');
    const point = match && places.point(match.id);
    if (point) return { start, end, point };
  }
  return null;
}

function mentionedTowns(words: readonly string[], places: Places): ReadonlySet<number> {
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS }, (_unused, index) => words.slice(start, start + index + 1).join(' ')),
  );
  return new Set(phrases.flatMap((phrase) => townsNamed(phrase, places)));
}

function kindAt(words: readonly string[], start: number): { kind: PointKind; end: number } | null {
  for (let end = Math.min(words.length, start + MOST_KIND_WORDS); end > start; end -= 1) {
    const kind = KINDS.get(words.slice(start, end).join(' '));
    if (kind !== undefined) return { kind, end };
  }
  return null;
}

function pointBeside(
  words: readonly string[],
  kind: PointKind,
  [from, step]: readonly [number, 1 | -1],
  places: Places,
): PointSpan | null {
  const mentioned = mentionedTowns(words, places);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const [start, end] = step === 1 ? [from, from + length] : [from - length, from];
    if (start < 0 || end > words.length) continue;
    const name = words.slice(start, end).join(' ');
    const names = [name, ...italianNames(words.slice(start, end), places)];
    const point = names
      .map((each) => places.findPoint(kind, each, townsNamed(each, places), mentioned))
      .find((each) => each !== null);
    if (point) return { start, end, point };
  }
  return null;
}

function skip(words: readonly string[], from: number, step: 1 | -1): number {
  const next = step === 1 ? words[from] : words[from - 1];
  return FILLS.has(next ?? '') ? skip(words, from + step, step) : from;
}

function nearBefore(words: readonly string[], start: number): number {
  let from = start;
  while (from > 0 && NEAR.has(words[from - 1] ?? '')) from -= 1;
  const isNear = words.slice(from, start).some((word) => !JOINING.has(word));
  if (isNear) return from;
  return /^(?:la|the|der|den|dem|le|l)$/.test(words[start - 1] ?? '') ? start - 1 : start;
}

/** Returns the main station of the town if the text names exactly one town, and `null` otherwise. */
function mainStation(words: readonly string[], places: Places): KnownPoint | null {
  const mentioned = mentionedTowns(words, places);
  const [town, another] = [...mentioned];
  return town === undefined || another !== undefined
    ? null
    : places.findPoint('stazione', places.townName(town), [town], mentioned);
}

function isNamedSo(words: readonly string[], at: number, places: Places): boolean {
  return [2, 3, 4].some((length) => places.matchesOf(words.slice(at, at + length).join(' ')).length > 0);
}

function pointAt(words: readonly string[], at: number, places: Places): PointSpan | null {
  const match = kindAt(words, at);
  if (match === null) return null;
  // At the beginning of a place's name, "porto" is not a port, as in "Porto Cervo".
  const isNoun = /^porto?$/.test(words.slice(at, match.end).join(' '));
  if (isNoun && isNamedSo(words, at, places)) return null;
  const after = pointBeside(words, match.kind, [skip(words, match.end, 1), 1], places);
  const before = pointBeside(words, match.kind, [skip(words, at, -1), -1], places);
  const isTogether =
    after &&
    before &&
    places.townsOfPoint(before.point.id).some((town) => places.townsOfPoint(after.point.id).includes(town));
  if (isTogether) return { start: before.start, end: after.end, point: before.point };
  if (after !== null) return { ...after, start: at };
  if (before !== null) return { ...before, end: match.end };
  const main = CENTRAL.test(words.slice(at, match.end).join(' ')) ? mainStation(words, places) : null;
  return main && { start: at, end: match.end, point: main };
}

function codeAt(word: TypedWord | undefined, isShouted: boolean, places: Places): KnownPoint | null {
  if (word === undefined || isShouted || !/^[A-Z]{3}$/.test(word.typed)) return null;
  return places.findPoint('aeroporto', word.folded, [], new Set());
}

function pair(typed: readonly TypedWord[], name: string): TypedWord[] {
  const all = typed.map((word) => word.typed).join(' ');
  return name.split(' ').map((folded, index) => ({ typed: index === 0 ? all : '', folded }));
}

/** @example normalisePoints(splitWords('near Milan station'), places).map(({ folded }) => folded) // ['stazione', 'milano', 'centrale'] */
export function normalisePoints(words: readonly TypedWord[], places: Places): TypedWord[] {
  const folded = words.map((word) => word.folded);
  const isShouted = words.length > 1 && words.every(({ typed }) => typed === typed.toUpperCase());
  const normalised: TypedWord[] = [];
  let done = 0;
  for (let at = 0; at < words.length; at += 1) {
    const code = codeAt(words[at], isShouted, places);
    const found = code
      ? { start: at, end: at + 1, point: code }
      : (pointAt(folded, at, places) ?? pointAlone(folded, at, places));
    if (found === null || found.start < done) continue;
    const after = kindAt(folded, found.end);
    if (after?.kind === 'aeroporto' && found.point.kind === 'aeroporto') found.end = after.end;
    const start = Math.max(done, nearBefore(folded, found.start));
    if (isNotBefore(folded, start)) continue;
    // Replaces "du" before a point with "de", which the parser accepts after a distance, as in "à moins de 5 km du port".
    normalised.push(
      ...words
        .slice(done, start)
        .map((word, index) => (done + index === start - 1 && word.folded === 'du' ? { ...word, folded: 'de' } : word)),
    );
    const typed = words.slice(start, found.end);
    normalised.push(...withClauseEnd(pair(typed, pointName(found.point.kind, found.point.nome)), typed));
    done = found.end;
    at = found.end - 1;
  }
  return [...normalised, ...words.slice(done)];
}
