import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { addDays, type CalendarDate, monthOf } from '../../../kernel/calendar-date.ts';
import { formatPrice } from '../../../kernel/cents.ts';
import type { MonthGridHandle } from '../../../ui/MonthGrid.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { faultMessages } from '../../fault-messages.it.ts';
import { DAYS_LOOKED_AROUND } from '../../rules/calendar-horizon.ts';
import { nearestStays } from '../../rules/nearest-stays.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import { blockedWords } from './blocked-words.ts';
import { formatStayShort } from './format-stay-dates.ts';
import * as t from './free-dates-messages.it.ts';
import { otherHomesPath } from './other-homes.ts';
import type { StayChoice } from './use-stay-choice.ts';

type FreeDatesProps = { choice: StayChoice; resultsHref: string; grid: RefObject<MonthGridHandle | null> };

/** Where the chosen dates cannot be booked: the nearest that can, each with its total, and the other homes of the place. */
export function FreeDates({ choice, resultsHref, grid }: FreeDatesProps) {
  const { selection, blocked, limits, guests, offer, availability, today } = choice;
  const lookAround = useEffectEvent(choice.lookAround);
  useEffect(() => lookAround(), []);
  if (selection.kind !== 'stay') return null;
  const { check_in, check_out } = selection;
  const nights = { today, isAvailable: availability.isAvailable, until: availability.until };
  // Until it is known, another stay may be nearer.
  const isKnown = availability.hasFailed || availability.until >= addDays(check_out, DAYS_LOOKED_AROUND);
  const stays = isKnown ? nearestStays({ check_in, check_out, guests }, offer, nights) : [];
  // Other faults are of the dates: another home would not help.
  const isOfThisHome = blocked === 'nightUnavailable' || blocked === 'minimumStay';
  const take = (stay: { check_in: CalendarDate; check_out: CalendarDate }) => {
    // The button that was pressed goes away: the focus goes to the arrival that it chose.
    flushSync(() => {
      choice.setMonth(monthOf(stay.check_in));
      choice.take(stay);
    });
    grid.current?.focusTabStop(stay.check_in);
  };
  return (
    <div className="note warn stay-blocked">
      <Icon name="warning" />
      <div>
        <b>{blocked === 'nightUnavailable' ? t.occupataNelleTueDate : blockedWords(choice)}</b>
        {blocked && (!isOfThisHome || (isKnown && stays.length === 0)) && <p>{faultMessages[blocked](limits)}</p>}
        {stays.length > 0 && (
          <>
            <p>{t.dateLiberePiuVicine}</p>
            <ul>
              {stays.map((stay) => (
                <li key={stay.check_in}>
                  <button type="button" className="btn alt sm full" onClick={() => take(stay)}>
                    <span>
                      {formatStayShort(stay.check_in, stay.check_out)}{' '}
                      <small>{formatPrice(quoteStay({ ...stay, guests }, offer.price).total_cents)}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {isOfThisHome && <Link to={otherHomesPath(resultsHref, choice)}>{t.altreCaseLibere}</Link>}
      </div>
    </div>
  );
}
