import { distanceKm } from '../../locations/rules/distance-km.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import { provinciaPhrase } from '../../locations/rules/place-phrase.ts';
import { SAID_PLACES } from './lexicon-places.ts';
import { typingDistance } from './typing-error.ts';

export type KnownRegione = { id: number; nome: string; slug: string };
export type KnownProvincia = { id: number; regione_id: number; nome: string; sigla: string; slug: string };
export type KnownTown = {
  id: number;
  provincia_id: number;
  nome: string;
  slug: string;
  lat: number;
  lon: number;
  popolazione: number;
};
/** `priority`: 1 today's name, 2 its other language or one half of it, 3 a name of the past. */
export type TownName = { citta_id: number; nome_folded: string; priority: number };

export type PlaceFacts = {
  regioni: readonly KnownRegione[];
  province: readonly KnownProvincia[];
  citta: readonly KnownTown[];
  nomi: readonly TownName[];
};

export type PlaceKind = 'regione' | 'provincia' | 'citta';
export type PlaceMatch = { kind: PlaceKind; id: number; priority: number };
export type PlaceName = { folded: string; placeMatch: PlaceMatch };

export type PlaceIndex = {
  names: readonly PlaceName[];
  matchesOf(folded: string): readonly PlaceMatch[];
  provinciaOf(sigla: string): PlaceMatch | null;
  isWithin(inner: PlaceMatch, outer: PlaceMatch): boolean;
  /** Of a comune, the province and region that it lies in; of a province, its region. */
  ancestorsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): Pick<PlaceMatch, 'kind' | 'id'>[];
  /** `path` as in `/strutture/{path}`; `dove` tells homonyms apart. */
  describe(place: Pick<PlaceMatch, 'kind' | 'id'>): { nome: string; dove: string; path: string };
  /** Comuni within so many kilometres of one, itself included. */
  around(cittaId: number, km: number): number[];
  /** The name nearest to a mistyped one, with at most so many typing errors between. */
  nearest(folded: string, most: number): { folded: string; distance: number } | null;
};

/** The names of a province: both languages, its abbreviation after "provincia", and as it is asked for after the word. */
function namesOfProvincia({ nome, sigla }: KnownProvincia): string[] {
  const forms = [nome, ...nome.split('/')].map(foldName);
  return [...forms, ...forms.map((form) => `provincia di ${form}`), `provincia di ${sigla.toLowerCase()}`];
}

/** After names that a place truly bears. */
const SAID = 3;

/** How people say a place beside the names that it bears. */
function withSaidNames(names: PlaceName[]): PlaceName[] {
  const said = Object.entries(SAID_PLACES).flatMap(([folded, name]) =>
    names
      .filter((one) => one.folded === name)
      .map(({ placeMatch }) => ({ folded, placeMatch: { ...placeMatch, priority: SAID } })),
  );
  return [...names, ...said];
}

function allNames({ regioni, province, nomi }: PlaceFacts): PlaceName[] {
  return withSaidNames([
    ...regioni.map(
      ({ id, nome }): PlaceName => ({ folded: foldName(nome), placeMatch: { kind: 'regione', id, priority: 1 } }),
    ),
    ...province.flatMap((one) =>
      [...new Set(namesOfProvincia(one))].map(
        (folded): PlaceName => ({ folded, placeMatch: { kind: 'provincia', id: one.id, priority: 1 } }),
      ),
    ),
    ...nomi.map(
      ({ citta_id, nome_folded, priority }): PlaceName => ({
        folded: nome_folded,
        placeMatch: { kind: 'citta', id: citta_id, priority },
      }),
    ),
  ]);
}

/** Bits of the letters that a word has: two words with so many typing errors between differ in twice as many at most. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The nearest names; of equally near ones that with the same first letter, then the one of more people. */
function createNearest(
  names: readonly PlaceName[],
  peopleOf: (placeMatch: PlaceMatch) => number,
): PlaceIndex['nearest'] {
  const letters = Int32Array.from(names, ({ folded }) => lettersOf(folded));
  return (folded, most) => {
    const asked = lettersOf(folded);
    const near = names.flatMap((name, index) => {
      if (countBits((letters[index] ?? 0) ^ asked) > 2 * most) return [];
      const distance = typingDistance(folded, name.folded, most);
      if (distance === 0 || distance > most) return [];
      const isLikeFirst = name.folded[0] === folded[0] ? 0 : 1;
      return [{ folded: name.folded, distance, isLikeFirst, people: peopleOf(name.placeMatch) }];
    });
    near.sort((a, b) => a.distance - b.distance || a.isLikeFirst - b.isLikeFirst || b.people - a.people);
    return near[0] ?? null;
  };
}

function createAncestorsOf(
  province: ReadonlyMap<number, KnownProvincia>,
  citta: ReadonlyMap<number, KnownTown>,
): PlaceIndex['ancestorsOf'] {
  return ({ kind, id }) => {
    if (kind === 'regione') return [];
    const provincia_id = kind === 'citta' ? (citta.get(id)?.provincia_id ?? 0) : id;
    const regione: Pick<PlaceMatch, 'kind' | 'id'> = {
      kind: 'regione',
      id: province.get(provincia_id)?.regione_id ?? 0,
    };
    return kind === 'citta' ? [{ kind: 'provincia', id: provincia_id }, regione] : [regione];
  };
}

type ById<Place> = ReadonlyMap<number, Place>;

function createDescribe(
  regioni: ById<KnownRegione>,
  province: ById<KnownProvincia>,
  citta: ById<KnownTown>,
): PlaceIndex['describe'] {
  return ({ kind, id }) => {
    if (kind === 'regione') return { nome: regioni.get(id)?.nome ?? '', dove: '', path: regioni.get(id)?.slug ?? '' };
    const town = kind === 'citta' ? citta.get(id) : undefined;
    const provincia = province.get(town?.provincia_id ?? id);
    const regione = regioni.get(provincia?.regione_id ?? 0);
    const path = `${regione?.slug ?? ''}/${provincia?.slug ?? ''}`;
    if (town !== undefined) {
      return {
        nome: town.nome,
        dove: `${provincia?.nome ?? ''}, ${regione?.nome ?? ''}`,
        path: `${path}/${town.slug}`,
      };
    }
    const phrase = provinciaPhrase(provincia?.nome ?? '');
    return { nome: `P${phrase.slice(1)}`, dove: regione?.nome ?? '', path };
  };
}

function byId<Place extends { id: number }>(places: readonly Place[]): ById<Place> {
  return new Map(places.map((place) => [place.id, place]));
}

export function indexPlaces(facts: PlaceFacts): PlaceIndex {
  const names = allNames(facts);
  const byName = Map.groupBy(names, ({ folded }) => folded);
  const [province, citta] = [byId(facts.province), byId(facts.citta)];
  const ancestorsOf = createAncestorsOf(province, citta);
  const bySigla = new Map(facts.province.map(({ id, sigla }) => [sigla.toLowerCase(), id]));
  return {
    names,
    describe: createDescribe(byId(facts.regioni), province, citta),
    ancestorsOf,
    isWithin: (inner, outer) => ancestorsOf(inner).some(({ kind, id }) => kind === outer.kind && id === outer.id),
    matchesOf: (folded) => (byName.get(folded) ?? []).map(({ placeMatch }) => placeMatch),
    provinciaOf(sigla) {
      const id = bySigla.get(sigla);
      return id === undefined ? null : { kind: 'provincia', id, priority: 1 };
    },
    around(cittaId, km) {
      const middle = citta.get(cittaId);
      if (middle === undefined) return [];
      return facts.citta.filter((town) => distanceKm(town, middle) <= km).map(({ id }) => id);
    },
    nearest: createNearest(names, ({ kind, id }) => (kind === 'citta' ? (citta.get(id)?.popolazione ?? 0) : 1_000_000)),
  };
}
