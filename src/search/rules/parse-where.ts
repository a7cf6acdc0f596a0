import type { PlaceIndex, PlaceMatch } from './place-index.ts';
import { AROUND_KM, type PlaceSpan } from './parse-place.ts';
import { areJoinedByConjunction, type Span } from './parse-spans.ts';
import type { Ambiente, Scope } from './search-criteria.ts';
import type { Zone } from './zone.ts';

type Homonym = { nome: string; dove: string; path: string };
/** Where to look, by the words. `unused`: spans that were read and say nothing of where. */
type Where = { scope: Scope; dove: string | null; zone: Zone | null; homonyms: Homonym[]; unused: readonly Span[] };

/** How far from an area a homonym is still the one beside it: "Livo, Lago di Como". */
const BESIDE_KM = 12;

/** Of the places that a name means, those inside another; of homonyms those beside an area, if none lies in it. */
function meantBeside(inner: PlaceSpan, outer: PlaceSpan, places: PlaceIndex): PlaceMatch[] {
  const inside = inner.matches.filter((one) => outer.matches.some((larger) => places.isWithin(one, larger)));
  const [area] = outer.matches;
  if (inside.length > 0 || area?.kind !== 'area' || inner.matches.length === 1) return inside;
  const towns = new Set(places.townsOf(area));
  return inner.matches.filter((one) => places.around(one.id, BESIDE_KM).some((id) => towns.has(id)));
}

/** Drops places that only tell where another one is: "Livo Como", "Toscana, Siena". */
function narrow(words: readonly string[], spans: readonly PlaceSpan[], places: PlaceIndex): PlaceSpan[] {
  const kept = [...spans];
  for (let index = 0; index + 1 < kept.length; ) {
    const [one, other] = [kept[index], kept[index + 1]];
    if (one === undefined || other === undefined || areJoinedByConjunction(words, one, other)) {
      index += 1;
      continue;
    }
    const first = meantBeside(one, other, places);
    const second = meantBeside(other, one, places);
    if (first.length > 0) kept.splice(index, 2, { ...one, matches: first });
    else if (second.length > 0) kept.splice(index, 2, { ...other, matches: second });
    // "Bracciano vicino Roma".
    else if (one.km === null && other.km !== null) kept.splice(index + 1, 1);
    else index += 1;
  }
  return kept;
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

/** The zone that one place is: an area, or a town with its surroundings. */
function zoneOf({ kind, id }: PlaceMatch, km: number | null, places: PlaceIndex): Zone | null {
  if (kind === 'area') return { kind: 'area', area: places.area(id)?.slug ?? '' };
  return kind === 'citta' && km !== null ? { kind: 'intorno', citta_id: id, km } : null;
}

function aroundOf(used: readonly PlaceSpan[], places: PlaceIndex): number[] {
  return used.flatMap(({ km, matches }) =>
    km === null ? [] : matches.flatMap(({ kind, id }) => (kind === 'citta' ? places.around(id, km) : [])),
  );
}

/** Two towns that have nothing to do with each other are both meant; of larger places the first. */
function readPlaces(words: readonly string[], spans: readonly Span[], places: PlaceIndex): Where {
  const named = spans.filter((span) => span.kind === 'place');
  const narrowed = narrow(words, named, places);
  const [first] = narrowed;
  const isTowns = first?.matches[0]?.kind === 'citta';
  const used = isTowns ? narrowed.filter(({ matches }) => matches[0]?.kind === 'citta') : narrowed.slice(0, 1);
  const matches = used.flatMap((span) => span.matches);
  const [only, ...others] = matches;
  const one = only !== undefined && others.length === 0 ? only : null;
  const zone = one && zoneOf(one, first?.km ?? null, places);
  const isHomonym = used.length === 1 && others.length > 0;
  return {
    scope: scopeOf(matches, aroundOf(used, places), places),
    zone,
    dove: one !== null && zone === null ? places.describe(one).path : null,
    homonyms: isHomonym ? matches.map((placeMatch) => places.describe(placeMatch)) : [],
    unused: narrowed.filter((span) => !used.includes(span)),
  };
}

function townsOf(scope: Scope, places: PlaceIndex): readonly number[] {
  if (scope.kind === 'regione') return places.townsOf({ kind: 'regione', id: scope.regione_id });
  if (scope.kind === 'provincia') return places.townsOf({ kind: 'provincia', id: scope.provincia_id });
  return scope.kind === 'citta' ? scope.citta_ids : [];
}

/** How far a setting is looked for around a town, where nobody said how far: "mare vicino Roma". */
const WIDER_KM = [30, 40, 50];

/** The surroundings of a town as far as its setting. */
function widen(where: Where, there: ReadonlySet<number>, places: PlaceIndex): Where {
  const { zone } = where;
  if (zone?.kind !== 'intorno' || zone.km !== AROUND_KM) return where;
  const km = [AROUND_KM, ...WIDER_KM].find((each) => places.around(zone.citta_id, each).some((id) => there.has(id)));
  if (km === undefined) return where;
  return { ...where, zone: { ...zone, km }, scope: { kind: 'citta', citta_ids: places.around(zone.citta_id, km) } };
}

/** A setting narrows a place that has it, and is left to be looked for as a word where none of it has. One town is by the sea, or is not. */
function narrowToSetting(named: Where, ambiente: Ambiente, places: PlaceIndex): Where | null {
  const there = places.inSetting(ambiente);
  const where = widen(named, there, places);
  const { scope, zone, dove } = where;
  const citta_ids = scope.kind === 'italia' ? [...there] : townsOf(scope, places).filter((id) => there.has(id));
  if (citta_ids.length === 0) return null;
  const isTown = scope.kind === 'citta' && zone === null;
  if (isTown) return where;
  const inside = zone?.kind === 'area' || zone?.kind === 'intorno' ? zone : null;
  const narrowed: Zone = { kind: 'ambiente', ambiente, inside, dove: dove ?? '' };
  return { ...where, scope: { kind: 'citta', citta_ids }, zone: narrowed, dove: null };
}

/** Where to look: places, and the setting that they are to have. */
export function readWhere(words: readonly string[], spans: readonly Span[], places: PlaceIndex): Where {
  const where = readPlaces(words, spans, places);
  const setting = spans.find((span) => span.kind === 'ambiente');
  if (setting === undefined) return where;
  const others = spans.filter((span) => span.kind === 'ambiente' && span.ambiente !== setting.ambiente);
  const narrowed = narrowToSetting(where, setting.ambiente, places);
  if (narrowed === null) return { ...where, unused: [...where.unused, setting, ...others] };
  return { ...narrowed, unused: [...narrowed.unused, ...others] };
}
