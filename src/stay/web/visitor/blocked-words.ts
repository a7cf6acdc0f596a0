import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

/** Returns a label of about two words that explains why the selected dates cannot be booked. */
export function blockedWords({ blocked, limits }: Pick<StayChoice, 'blocked' | 'limits'>): string {
  if (blocked === 'nightUnavailable') return messages.takenLabel;
  return blocked === 'minimumStay'
    ? messages.minimumNights(messages.nightCount(limits.nights))
    : messages.datesNotBookable;
}
