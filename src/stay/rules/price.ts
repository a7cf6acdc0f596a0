import type { Cents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';

/**
 * What a struttura asks. `camera` is the room of a `bnb` that the guest takes: its price is the price of the night. `tariffe` are all
 * rows of the struttura; `ratesOf` says which of them count.
 */
export type Price = {
  prezzo_notte_cents: Cents;
  camera: { id: number; prezzo_notte_cents: Cents } | null;
  servizio_pulizie: boolean;
  prezzo_pulizie_cents: Cents;
  tariffe: readonly Rate[];
};

/** The default price of one night: the room's for a `bnb`, else the house's. */
export function nightPrice({ camera, prezzo_notte_cents }: Pick<Price, 'camera' | 'prezzo_notte_cents'>): Cents {
  return camera?.prezzo_notte_cents ?? prezzo_notte_cents;
}

/** The rows that count for what is taken: those of the room, or those of the house. A row of the house is of no room. */
export function ratesOf({ camera, tariffe }: Pick<Price, 'camera' | 'tariffe'>): Rate[] {
  return tariffe.filter((rate) => rate.camera_id === (camera?.id ?? null));
}
