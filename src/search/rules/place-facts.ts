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
