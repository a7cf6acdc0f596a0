import type { Beginnings } from './index-beginnings.ts';
import type { PointIndex } from './index-points.ts';
import type { PlaceMatch, PlaceName } from './place-facts.ts';
import type { Area } from './resolve-areas.ts';
import type { Ambiente } from './search-criteria.ts';

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
