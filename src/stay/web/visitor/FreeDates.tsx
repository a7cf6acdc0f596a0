import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { addDays, type CalendarDate, monthOf } from '../../../kernel/calendar-date.ts';
import { formatPrice } from '../../../kernel/cents.ts';
import type { MonthGridHandle } from '../../../ui/MonthGrid.tsx';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { faultMessages } from '../../fault-messages.it.ts';
import { DAYS_LOOKED_AROUND } from '../../rules/calendar-horizon.ts';
import { paymentMessages } from '../../payment-messages.it.ts';
import { nearestStays } from '../../rules/nearest-stays.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import { blockedWords } from './blocked-words.ts';
import { formatStayShort } from './format-stay-dates.ts';
import * as t from './free-dates-messages.it.ts';
import { OtherRooms } from './OtherRooms.tsx';
import { otherHomesPath } from './other-homes.ts';
import type { StayChoice } from './use-stay-choice.ts';

type FreeDatesProps = { choice: StayChoice; resultsHref: string; grid: RefObject<MonthGridHandle | null> };

/** Tells a screen reader that other rooms are free: nothing that was pressed made them appear. */
function useAnnouncedRooms({ struttura }: StayChoice, heading: string, rooms: readonly number[] | null): void {
  const names = (rooms ?? []).map((id) => struttura.camere.find((camera) => camera.id === id)?.nome_camera ?? '');
  const sentence = names.length === 0 ? '' : `${heading}. ${paymentMessages.altreCamere} ${names.join(', ')}.`;
  useEffect(() => {
    if (sentence !== '') announce(sentence);
  }, [sentence]);
}

/**
 * In the place of a stay that cannot be booked: first the other rooms of the house for the same nights, then the nearest dates, each
 * with its total, then the other homes of the place.
 */
export function FreeDates({ choice, resultsHref, grid }: FreeDatesProps) {
  const { selection, blocked, limits, guests, offer, availability, today } = choice;
  const lookAround = useEffectEvent(choice.lookAround);
  useEffect(() => lookAround(), []);
  const { freeRooms: rooms } = choice;
  const heading = blocked === 'nightUnavailable' ? t.occupataNelleTueDate : blockedWords(choice);
  useAnnouncedRooms(choice, heading, rooms);
  if (selection.kind !== 'stay') return null;
  const { check_in, check_out } = selection;
  const nights = { today, isAvailable: availability.isAvailable, until: availability.until };
  // Until it is known, another stay may be nearer.
  const areDatesKnown = availability.hasFailed || availability.until >= addDays(check_out, DAYS_LOOKED_AROUND);
  const isKnown = areDatesKnown && rooms !== null;
  const stays = isKnown ? nearestStays({ check_in, check_out, guests }, offer, nights) : [];
  // Other faults are of the dates: another home would not help.
  const isOfThisHome = blocked === 'nightUnavailable' || blocked === 'minimumStay';
  const takeRoom = (id: number, pressed: HTMLElement) => {
    const place = pressed.closest('.stay-panel, .stay-sheet');
    // The button that was pressed goes away: the focus goes to the field that names the room it chose.
    flushSync(() => choice.takeRoom(id));
    place?.querySelector<HTMLElement>('.cam select')?.focus();
  };
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
        <b>{heading}</b>
        {blocked && (!isOfThisHome || (isKnown && rooms.length === 0 && stays.length === 0)) && (
          <p>{faultMessages[blocked](limits)}</p>
        )}
        {rooms !== null && (
          <OtherRooms
            struttura={choice.struttura}
            ids={rooms}
            stay={{ check_in, check_out, guests: choice.tooMany ?? guests }}
            onTake={takeRoom}
          />
        )}
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
