import type { Language } from '../../kernel/language.ts';
import type { PlaceNames } from '../../locations/rules/place-names.ts';
import type { PointFacts } from './read-points.ts';

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
export type TownName = { citta_id: number; nome_folded: string; priority: number };

export type PlaceFacts = {
  regioni: readonly KnownRegione[];
  province: readonly KnownProvincia[];
  citta: readonly KnownTown[];
  nomi: readonly TownName[];
  points?: readonly PointFacts[];
  names: PlaceNames;
};

/** The ID of an `area` or `punto` is its position in the list of areas or points, counting from 1. */
export type PlaceKind = 'regione' | 'provincia' | 'citta' | 'area' | 'punto';
export type PlaceMatch = { kind: PlaceKind; id: number; priority: number };
/** `isShown` is true if pages in one of these languages show the name. */
type Foreign = { languages: ReadonlySet<Language>; isShown: boolean };
export type PlaceName = { folded: string; placeMatch: PlaceMatch; foreign?: Foreign };
