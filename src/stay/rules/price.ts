import type { Cents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';

/**
 * `camera`: the room booked in a `bnb`. `tariffe`: the rates of the home and of all its rooms. Use `ratesOf` to select those that
 * apply.
 */
export type Price = {
  prezzo_notte_cents: Cents;
  camera: { id: number; prezzo_notte_cents: Cents } | null;
  servizio_pulizie: boolean;
  prezzo_pulizie_cents: Cents;
  tariffe: readonly Rate[];
};

export function nightPrice({ camera, prezzo_notte_cents }: Pick<Price, 'camera' | 'prezzo_notte_cents'>): Cents {
  return camera?.prezzo_notte_cents ?? prezzo_notte_cents;
}

export function ratesOf({ camera, tariffe }: Pick<Price, 'camera' | 'tariffe'>): Rate[] {
  return tariffe.filter((rate) => rate.camera_id === (camera?.id ?? null));
}
