import type { Cents } from '../../kernel/money/cents.ts';

export type FreeHome = {
  nome: string;
  camera: string | null;
  citta: string;
  km: number;
  total_cents: Cents;
  is_su_richiesta: boolean;
  path: string;
};
