import type { Cents } from '../../kernel/money/cents.ts';

/**
 * A home that is available for the nights and guests of a booking. `camera`: set if a single room is offered. `km`: distance as
 * the crow flies. `path`: URL with dates, guests and room preselected.
 */
export type FreeHome = {
  nome: string;
  camera: string | null;
  citta: string;
  km: number;
  total_cents: Cents;
  is_su_richiesta: boolean;
  path: string;
};
