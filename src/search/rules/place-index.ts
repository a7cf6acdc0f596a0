import type { Language } from '../../kernel/language.ts';
import type { PlaceNames } from '../../locations/rules/place-names.ts';
import type { Beginnings } from './index-beginnings.ts';
import type { PointIndex } from './index-points.ts';
import type { PointFacts } from './read-points.ts';
import type { Area } from './resolve-areas.ts';
import type { Ambiente } from './search-criteria.ts';

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
  caps: readonly string[];
};
/** `priority`: 1 today's name, 2 its other language or one half of it, 3 a name of the past. */
export type TownName = { citta_id: number; nome_folded: string; priority: number };

export type PlaceFacts = {
  regioni: readonly KnownRegione[];
  province: readonly KnownProvincia[];
  citta: readonly KnownTown[];
  nomi: readonly TownName[];
  /** Airports, stations and ports, if they are known. */
  points?: readonly PointFacts[];
  /** What other languages call them. */
  names: PlaceNames;
};

/** `area`: a tourist area, `punto`: an airport, a station or a port, each by its place in the list of the facts. */
export type PlaceKind = 'regione' | 'provincia' | 'citta' | 'area' | 'punto';
export type PlaceMatch = { kind: PlaceKind; id: number; priority: number };
/** What other languages than Italian call a place. `isShown`: on the pages of one of them. */
type Foreign = { languages: ReadonlySet<Language>; isShown: boolean };
export type PlaceName = { folded: string; placeMatch: PlaceMatch; foreign?: Foreign };

export type PlaceIndex = Beginnings &
  PointIndex & {
    names: readonly PlaceName[];
    matchesOf(folded: string): readonly PlaceMatch[];
    /** What the name is in another language alone, where it is a place's in this one: "Adria". */
    alsoNamed(folded: string): readonly PlaceMatch[];
    /** People who live there. */
    peopleOf(place: Pick<PlaceMatch, 'kind' | 'id'>): number;
    provinciaOf(sigla: string): PlaceMatch | null;
    isWithin(inner: PlaceMatch, outer: PlaceMatch): boolean;
    /** Of a comune, a province and a region, what it lies in, areas too; of an area, what all of it lies in. */
    ancestorsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): Pick<PlaceMatch, 'kind' | 'id'>[];
    /** In the current language. `path` as in `/strutture/{path}`; `dove` tells homonyms apart. */
    describe(place: Pick<PlaceMatch, 'kind' | 'id'>): { nome: string; dove: string; path: string };
    /** In the current language: "in Toscana", "in provincia di Siena", "am Gardasee". */
    phraseOf(place: Pick<PlaceMatch, 'kind' | 'id'>): string;
    /** Areas, with the name that the current language has. */
    area(id: number): Area | undefined;
    areaBySlug(slug: string): Area | undefined;
    /** A region or a province by its address (`toscana/siena`), in whatever language. */
    byPath(path: string): Pick<PlaceMatch, 'kind' | 'id'> | undefined;
    /** The comuni of a place. */
    townsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): readonly number[];
    inSetting(ambiente: Ambiente): ReadonlySet<number>;
    /** Comuni within so many kilometres of one, itself included. */
    around(cittaId: number, km: number): number[];
    /** Whether two groups of comuni lie beside each other, as far as one can tell by the boxes around them. */
    areNear(one: readonly number[], other: readonly number[]): boolean;
    /** The name nearest to a mistyped one, with at most so many typing errors between. */
    nearest(folded: string, most: number): { folded: string; distance: number } | null;
  };
