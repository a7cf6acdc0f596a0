import { stayMessages } from '../../messages.it.ts';
import { minimo } from './booking-fields-messages.it.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as t from './messages.it.ts';

/** In two words, why the dates that are chosen cannot be booked. */
export function blockedWords({ blocked, limits }: Pick<StayChoice, 'blocked' | 'limits'>): string {
  if (blocked === 'nightUnavailable') return t.occupata;
  return blocked === 'minimumStay' ? minimo(stayMessages.nights(limits.nights)) : t.dateDaCambiare;
}
