import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

export function blockedWords({ blocked, limits }: Pick<StayChoice, 'blocked' | 'limits'>): string {
  if (blocked === 'nightUnavailable') return messages.takenLabel;
  return blocked === 'minimumStay'
    ? messages.minimumNights(messages.nightCount(limits.nights))
    : messages.datesNotBookable;
}
