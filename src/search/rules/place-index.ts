import type { Beginnings } from './index-beginnings.ts';
import type { PointIndex } from './index-points.ts';
import type { PlaceMatch, PlaceName } from './place-facts.ts';
import type { Area } from './resolve-areas.ts';
import type { Ambiente } from './search-criteria.ts';

export type PlaceIndex = Beginnings &
  PointIndex & {
    names: readonly PlaceName[];
    matchesOf(folded: string): readonly PlaceMatch[];
    /** Returns what a name means in other languages, if it also names a place in the current language, as "Adria" does. */
    alsoNamed(folded: string): readonly PlaceMatch[];
    peopleOf(place: Pick<PlaceMatch, 'kind' | 'id'>): number;
    provinciaOf(sigla: string): PlaceMatch | null;
    isWithin(inner: PlaceMatch, outer: PlaceMatch): boolean;
    /**
     * For a comune, province or region, returns the places that contain it, including areas. For an area, returns the places that
     * contain it entirely.
     */
    ancestorsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): Pick<PlaceMatch, 'kind' | 'id'>[];
    /**
     * Describes a place in the current language. `path` is the part after `/strutture/`; `dove` distinguishes places with the
     * same name.
     */
    describe(place: Pick<PlaceMatch, 'kind' | 'id'>): { nome: string; dove: string; path: string };
    /** Returns a phrase in the current language, such as "in Toscana", "in provincia di Siena" and "am Gardasee". */
    phraseOf(place: Pick<PlaceMatch, 'kind' | 'id'>): string;
    /** Returns an area with its name in the current language. */
    area(id: number): Area | undefined;
    areaBySlug(slug: string): Area | undefined;
    /** Looks up a region or province by its path (`toscana/siena`) in any language. */
    byPath(path: string): Pick<PlaceMatch, 'kind' | 'id'> | undefined;
    townsOf(place: Pick<PlaceMatch, 'kind' | 'id'>): readonly number[];
    inSetting(ambiente: Ambiente): ReadonlySet<number>;
    /** Returns the comuni within a radius, including the central one. */
    around(cittaId: number, km: number): number[];
    /** Returns whether two groups of comuni are adjacent, judged by their bounding boxes. */
    areNear(one: readonly number[], other: readonly number[]): boolean;
    /** Returns the nearest name with at most `most` typing errors. */
    nearest(folded: string, most: number): { folded: string; distance: number } | null;
  };
