import type { Beginnings } from './index-beginnings.ts';
import type { PointIndex } from './index-points.ts';
import type { PlaceMatch, PlaceName } from './place-facts.ts';
import type { Area } from './resolve-areas.ts';
import type { Ambiente } from './search-criteria.ts';

export type PlaceIndex = Beginnings &
  PointIndex & {
    names: readonly PlaceName[];
    matchesOf(folded: string): readonly PlaceMatch[];
    /** Returns the foreign meanings of a name if it also names a place in the current language ("Adria"). */
    alsoNamed(folded: string): readonly PlaceMatch[];
    peopleOf(place: Pick<PlaceMatch, 'kind' | 'id'>): number;
    provinciaOf(sigla: string): PlaceMatch | null;
    isWithin(inner: PlaceMatch, outer: PlaceMatch): boolean;
    /** Returns the places and areas that contain the whole place. */
    ancestorsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): Pick<PlaceMatch, 'kind' | 'id'>[];
    /** `path` is the part after `/strutture/`. `dove` distinguishes places with the same name. */
    describe(place: Pick<PlaceMatch, 'kind' | 'id'>): { nome: string; dove: string; path: string };
    /** Returns a phrase for the place in the current language, such as "in Toscana" or "am Gardasee". */
    phraseOf(place: Pick<PlaceMatch, 'kind' | 'id'>): string;
    area(id: number): Area | undefined;
    areaBySlug(slug: string): Area | undefined;
    /** Finds a region or province by its path (`toscana/siena`) in any language. */
    byPath(path: string): Pick<PlaceMatch, 'kind' | 'id'> | undefined;
    townsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): readonly number[];
    inSetting(ambiente: Ambiente): ReadonlySet<number>;
    /** Returns the comuni whose centres lie within `km` of the comune's centre, including the comune itself. */
    around(cittaId: number, km: number): number[];
    /** Returns whether the bounding boxes of two groups of comuni are close together. */
    areNear(one: readonly number[], other: readonly number[]): boolean;
    nearest(folded: string, most: number): { folded: string; distance: number } | null;
  };
