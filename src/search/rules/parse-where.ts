import { openZone } from './open-zone.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceMatch } from './place-facts.ts';
import { AROUND_KM, type PlaceSpan } from './parse-place.ts';
import { areJoinedByConjunction, type Span } from './parse-spans.ts';
import type { Ambiente, Scope } from './search-criteria.ts';
import type { SeveralPlaces } from './several-places.ts';
import type { Zone } from './zone.ts';

export type NamedPlace = { nome: string; dove: string; path: string; zone: Zone | null };
/** `unused` are the spans that do not affect the scope. */
type Where = {
  scope: Scope;
  dove: string | null;
  zone: Zone | null;
  homonyms: NamedPlace[];
  several: SeveralPlaces | null;
  unused: readonly Span[];
};

/** Maximum number of towns in a list that is not narrowed to a setting. */
const SOME_TOWNS = 10;
/** Maximum number of places that form a list only if a conjunction joins them. */
const MOST_UNLISTED = 2;
/** Maximum distance between a place and the area that identifies it, as in "Livo, Lago di Como". */
const BESIDE_KM = 12;

function meantBeside(inner: PlaceSpan, outer: PlaceSpan, places: PlaceIndex): PlaceMatch[] {
  const inside = inner.matches.filter((one) => outer.matches.some((larger) => places.isWithin(one, larger)));
  const [area] = outer.matches;
  if (inside.length > 0 || area?.kind !== 'area' || inner.matches.length === 1) return inside;
  const towns = new Set(places.townsOf(area));
  return inner.matches.filter((one) => places.around(one.id, BESIDE_KM).some((id) => towns.has(id)));
}

/** Drops places that only identify another place, as in "Livo Como". */
function narrow(words: readonly string[], spans: readonly PlaceSpan[], places: PlaceIndex): PlaceSpan[] {
  const remaining = [...spans];
  for (let index = 0; index + 1 < remaining.length; ) {
    const [one, other] = [remaining[index], remaining[index + 1]];
    if (one === undefined || other === undefined || areJoinedByConjunction(words, one, other)) {
      index += 1;
      continue;
    }
    const same = one.matches.filter((each) =>
      other.matches.some(({ kind, id }) => kind === each.kind && id === each.id),
    );
    const first = same.length > 0 ? same : meantBeside(one, other, places);
    const second = meantBeside(other, one, places);
    if (first.length > 0) remaining.splice(index, 2, { ...one, matches: first });
    else if (second.length > 0) remaining.splice(index, 2, { ...other, matches: second });
    else if (one.km === null && other.km !== null) remaining.splice(index + 1, 1);
    else index += 1;
  }
  return remaining;
}

/**
 * Returns whether the place is an area that contains whole regions. Next to another place, the area is dropped: in "Roma nord",
 * "nord" does not mean northern Italy.
 */
function isLarge({ matches }: PlaceSpan, places: PlaceIndex): boolean {
  const [first] = matches;
  return first?.kind === 'area' && (places.area(first.id)?.regione_ids.length ?? 0) > 0;
}

function scopeOf(matches: readonly PlaceMatch[], around: readonly number[], places: PlaceIndex): Scope {
  const [first] = matches;
  if (first === undefined) return { kind: 'italia' };
  if (first.kind === 'regione') return { kind: 'regione', regione_id: first.id };
  if (first.kind === 'provincia') return { kind: 'provincia', provincia_id: first.id };
  if (first.kind === 'area') return { kind: 'citta', citta_ids: places.townsOf(first) };
  const towns = matches.filter(({ kind }) => kind === 'citta').map(({ id }) => id);
  return { kind: 'citta', citta_ids: [...new Set([...towns, ...around])] };
}

export function zoneOf(
  { kind, id }: Pick<PlaceMatch, 'kind' | 'id'>,
  km: number | null,
  places: PlaceIndex,
): Zone | null {
  if (kind === 'area') return { kind: 'area', area: places.area(id)?.slug ?? '' };
  const point = kind === 'punto' ? places.point(id) : undefined;
  if (point) return { kind: 'punto', punto: point.slug, km: km ?? point.km };
  return kind === 'citta' && km !== null ? { kind: 'intorno', citta_id: id, km } : null;
}

export function namePlace(match: PlaceMatch, places: PlaceIndex): NamedPlace {
  return { ...places.describe(match), zone: zoneOf(match, null, places) };
}

function aroundOf(used: readonly PlaceSpan[], places: PlaceIndex): number[] {
  return used.flatMap(({ km, matches }) =>
    km === null ? [] : matches.flatMap(({ kind, id }) => (kind === 'citta' ? places.around(id, km) : [])),
  );
}

/** Among places with the same name, returns those in the setting, as in "Castro al mare". */
function inSetting(
  matches: readonly PlaceMatch[],
  setting: Ambiente | undefined,
  places: PlaceIndex,
): readonly PlaceMatch[] {
  if (setting === undefined || matches.length < 2) return matches;
  const there = matches.filter(({ kind, id }) => kind === 'citta' && places.inSetting(setting).has(id));
  return there.length > 0 ? there : matches;
}

function townsOfSpan({ matches, km }: PlaceSpan, places: PlaceIndex): number[] {
  return matches.flatMap((one) =>
    one.kind === 'citta' && km !== null ? places.around(one.id, km) : places.townsOf(one),
  );
}

const OR = new Set(['o', 'od', 'oppure']);

/** Describes places that are searched together. Only the name is displayed, so one place per name is enough. */
function meantTogether(words: readonly string[], spans: readonly PlaceSpan[], areAll: boolean): SeveralPlaces | null {
  const [first] = spans;
  if (first === undefined || spans.length < 2) return null;
  const isOr = words.slice(first.end, spans.at(-1)?.start).some((word) => OR.has(word));
  const places = spans.flatMap(({ matches: [place], km }) => (place ? [{ place, km }] : []));
  return { places, joined: areAll ? 'both' : isOr ? 'o' : 'e', ambiente: null };
}

function isTown({ matches }: PlaceSpan): boolean {
  return matches[0]?.kind === 'citta';
}

function isJoined(words: readonly string[], spans: readonly PlaceSpan[], index: number): boolean {
  const [one, other] = [spans[index - 1], spans[index]];
  return one !== undefined && other !== undefined && areJoinedByConjunction(words, one, other);
}

/** `areAll` is true if homes must lie in all of the places. */
type Several = { citta_ids: number[]; used: PlaceSpan[]; areAll: boolean };

/** Returns the towns in any of several places, or in both if two overlap ("lago di Garda Veneto"). */
function readSeveral(words: readonly string[], spans: readonly PlaceSpan[], places: PlaceIndex): Several | null {
  const isList = spans.length > MOST_UNLISTED || spans.some((_, index) => isJoined(words, spans, index));
  if (spans.every(isTown) || (spans.some(isTown) && !isList)) return null;
  const [parts, used]: [number[][], PlaceSpan[]] = [[], []];
  for (const [index, span] of spans.entries()) {
    const towns = townsOfSpan(span, places);
    const last = parts.at(-1) ?? [];
    const inBoth = isJoined(words, spans, index) ? [] : last.filter((id) => towns.includes(id));
    if (inBoth.length > 0) parts[parts.length - 1] = inBoth;
    else if (index === 0 || isList || places.areNear(last, towns)) parts.push(towns);
    else continue;
    used.push(span);
  }
  return used.length > 1 ? { citta_ids: [...new Set(parts.flat())], used, areAll: parts.length === 1 } : null;
}

function withoutLarge(words: readonly string[], spans: readonly PlaceSpan[], places: PlaceIndex): readonly PlaceSpan[] {
  const isListed = (index: number) => isJoined(words, spans, index) || isJoined(words, spans, index + 1);
  const small = spans.filter((span, index) => !isLarge(span, places) || isListed(index));
  return small.length > 0 ? small : spans;
}

function readTogether(
  used: readonly PlaceSpan[],
  setting: Ambiente | undefined,
  places: PlaceIndex,
): Omit<Where, 'unused' | 'several'> {
  const named = used.flatMap((span) => inSetting(span.matches, setting, places));
  const matches = named.filter(
    (one, index) => named.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === index,
  );
  const [only, ...others] = matches;
  const one = only !== undefined && others.length === 0 ? only : null;
  const zone = one && zoneOf(one, used[0]?.km ?? null, places);
  const isHomonym = used.length === 1 && others.length > 0;
  const point = zone?.kind === 'punto' ? openZone(zone, places) : null;
  return {
    scope: point?.scope ?? scopeOf(matches, aroundOf(used, places), places),
    zone,
    dove: one !== null && zone === null ? places.describe(one).path : null,
    homonyms: isHomonym ? matches.map((placeMatch) => namePlace(placeMatch, places)) : [],
  };
}

function readPlaces(words: readonly string[], spans: readonly Span[], places: PlaceIndex): Where {
  const setting = spans.find((span) => span.kind === 'ambiente')?.ambiente;
  const narrowed = narrow(
    words,
    spans.filter((span) => span.kind === 'place'),
    places,
  );
  const meant = withoutLarge(words, narrowed, places);
  const read = readSeveral(words, meant, places);
  const used = read?.used ?? (meant[0] && isTown(meant[0]) ? meant.filter(isTown) : meant.slice(0, 1));
  const where = read
    ? { scope: { kind: 'citta' as const, citta_ids: read.citta_ids }, zone: null, dove: null, homonyms: [] }
    : readTogether(used, setting, places);
  // A scope with a path or a zone is a single place, as in "Roma zona Vaticano".
  const isOne = where.dove !== null || where.zone !== null;
  const several = isOne ? null : meantTogether(words, used, read?.areAll ?? false);
  return { ...where, several, unused: narrowed.filter((span) => !used.includes(span)) };
}

function townsOf({ scope, zone }: Pick<Where, 'scope' | 'zone'>, places: PlaceIndex): readonly number[] {
  const point = zone?.kind === 'punto' ? places.pointBySlug(zone.punto) : undefined;
  if (point) return places.townsOf({ kind: 'punto', id: point.id });
  if (scope.kind === 'regione') return places.townsOf({ kind: 'regione', id: scope.regione_id });
  if (scope.kind === 'provincia') return places.townsOf({ kind: 'provincia', id: scope.provincia_id });
  return scope.kind === 'citta' ? scope.citta_ids : [];
}

/** The radius around a town is increased to these values, in order, until the area includes the setting. */
const WIDER_KM = [30, 40, 50];

function widen(where: Where, there: ReadonlySet<number>, places: PlaceIndex): Where {
  const { zone } = where;
  if (zone?.kind !== 'intorno' || zone.km !== AROUND_KM) return where;
  const km = [AROUND_KM, ...WIDER_KM].find((each) => places.around(zone.citta_id, each).some((id) => there.has(id)));
  if (km === undefined) return where;
  return { ...where, zone: { ...zone, km }, scope: { kind: 'citta', citta_ids: places.around(zone.citta_id, km) } };
}

/** Narrows the scope to the towns in the setting. Returns `null` if there are none, so that the name of the setting is searched as text. */
function narrowToSetting(named: Where, ambiente: Ambiente, places: PlaceIndex): Where | null {
  const there = places.inSetting(ambiente);
  const where = widen(named, there, places);
  const { scope, zone, dove } = where;
  const citta_ids = scope.kind === 'italia' ? [...there] : townsOf(where, places).filter((id) => there.has(id));
  if (citta_ids.length === 0) return null;
  const areTowns = scope.kind === 'citta' && zone === null;
  if (areTowns) {
    if (scope.citta_ids.length <= SOME_TOWNS) return where;
    const several = where.several && { ...where.several, ambiente };
    return { ...where, several, scope: { kind: 'citta', citta_ids } };
  }
  const inside = zone?.kind === 'area' || zone?.kind === 'intorno' || zone?.kind === 'punto' ? zone : null;
  const narrowed: Zone = { kind: 'ambiente', ambiente, inside, dove: dove ?? '' };
  return { ...where, scope: { kind: 'citta', citta_ids }, zone: narrowed, dove: null };
}

const IN_THE_SNOW = /^(?:settiman[ae]|sett) bianc/;

/** Returns the setting that a time implies, such as the mountains for "settimana bianca". */
function settingOfTime(words: readonly string[], spans: readonly Span[], { kind }: Scope): Ambiente | null {
  const isWide = kind === 'italia' || kind === 'regione' || kind === 'provincia';
  const isSnow = spans.some(
    (span) => span.kind === 'period' && IN_THE_SNOW.test(words.slice(span.start, span.end).join(' ')),
  );
  return isWide && isSnow ? 'montagna' : null;
}

export function readWhere(words: readonly string[], spans: readonly Span[], places: PlaceIndex): Where {
  const where = readPlaces(words, spans, places);
  const setting = spans.find((span) => span.kind === 'ambiente');
  if (setting === undefined) {
    const implied = settingOfTime(words, spans, where.scope);
    return (implied && narrowToSetting(where, implied, places)) ?? where;
  }
  const others = spans.filter((span) => span.kind === 'ambiente' && span.ambiente !== setting.ambiente);
  const narrowed = narrowToSetting(where, setting.ambiente, places);
  if (narrowed === null) return { ...where, unused: [...where.unused, setting, ...others] };
  return { ...narrowed, unused: [...narrowed.unused, ...others] };
}
