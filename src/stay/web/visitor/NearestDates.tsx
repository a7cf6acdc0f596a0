import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { addDays, type CalendarDate, monthOf } from '../../../kernel/dates/calendar-date.ts';
import { formatPrice } from '../../../kernel/money/cents.ts';
import { ALTERNATIVES_WINDOW_DAYS } from '../../rules/calendar-horizon.ts';
import { nearestStays } from '../../rules/nearest-stays.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import { formatStayShort } from './format-stay-dates.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

type Stay = { check_in: CalendarDate; check_out: CalendarDate };

export function useNearestStays(choice: StayChoice): Stay[] | null {
  const { selection, blocked, guests, offer, availability, today } = choice;
  const lookAround = useEffectEvent(choice.lookAround);
  useEffect(() => lookAround(), []);
  if (selection.kind !== 'stay') return null;
  const { check_in, check_out } = selection;
  // Suggests nothing until the surrounding days are loaded, because a nearer stay may still be found.
  if (!availability.hasFailed && availability.until < addDays(check_out, ALTERNATIVES_WINDOW_DAYS)) return null;
  // Nights rejected by the server count as taken, although a cached calendar may show them as available.
  const isRefused = (day: CalendarDate) => blocked === null && check_in <= day && day < check_out;
  const isAvailable = (day: CalendarDate) => availability.isAvailable(day) && !isRefused(day);
  return nearestStays({ check_in, check_out, guests }, offer, { today, isAvailable, until: availability.until });
}

type NearestDatesProps = { choice: StayChoice; stays: readonly Stay[]; onTaken: (stay: Stay) => void };

export function NearestDates({ choice, stays, onTaken }: NearestDatesProps) {
  const { guests, offer } = choice;
  if (stays.length === 0) return null;
  const take = (stay: Stay) => {
    flushSync(() => {
      choice.setMonth(monthOf(stay.check_in));
      choice.take(stay);
    });
    onTaken(stay);
  };
  return (
    <>
      <p>{messages.nearestFreeDatesIntro}</p>
      <ul>
        {stays.map((stay) => (
          <li key={stay.check_in}>
            <button type="button" className="btn alt sm full" onClick={() => take(stay)}>
              <span>
                {formatStayShort(stay.check_in, stay.check_out)}{' '}
                <small>
                  {formatPrice(quoteStay({ ...stay, guests }, offer.price).total_cents)}
                  {choice.needsConfirmation(stay) && `, ${messages.onRequestNote}`}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
