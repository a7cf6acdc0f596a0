import type { Cents } from '../../kernel/money/cents.ts';

/**
 * A home that is free for the nights and guests of a booking. `camera`: where one room of it is offered. `km`: as the crow flies. `path`:
 * with dates, guests and room chosen.
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
