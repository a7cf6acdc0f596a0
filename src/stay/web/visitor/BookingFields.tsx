import { type ReactNode, type RefObject, useId } from 'react';
import { Link } from 'react-router';
import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import type { Camera } from '../../../strutture/contract.ts';
import { Freshness, type FreshnessSentence } from '../../../strutture/web/visitor/Freshness.tsx';
import type { MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import { useChoiceBeforeHydration } from '../../../ui/forms/use-choice-before-hydration.ts';
import type { Politica } from '../../rules/booking.ts';
import type { StayLimits } from '../../rules/check-stay.ts';
import { guestOptions } from '../../rules/guest-options.ts';
import type { Selection } from '../../rules/selection.ts';
import { Bill } from './Bill.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import { blockedWords } from './blocked-words.ts';
import { LateAvailabilityNotice, LateFreeDates } from './late-parts.ts';
import { otherHomesPath } from '../../rules/stay-address.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

export type BookingFieldsProps = {
  choice: StayChoice;
  rooms: readonly Camera[];
  freshness: FreshnessSentence | undefined;
  politica: Politica | null;
  resultsHref: string;
  grid: RefObject<MonthGridHandle | null>;
};

export function RoomField({ choice, rooms }: Pick<BookingFieldsProps, 'choice' | 'rooms'>) {
  const { camera } = choice.offer;
  const id = useId();
  if (rooms.length === 0 || camera === null) return null;
  return (
    <SelectField
      id={id}
      label={messages.roomLabel}
      className="fld cam"
      value={camera.id}
      onChoose={choice.takeRoom}
      options={rooms.map((room) => [room.id, roomText(room)])}
    />
  );
}

type GuestsFieldProps = Pick<BookingFieldsProps, 'choice' | 'rooms' | 'resultsHref'>;

export function GuestsField({ choice, rooms, resultsHref }: GuestsFieldProps) {
  const { guests, setGuests, tooMany, offer } = choice;
  const id = useId();
  return (
    <>
      <SelectField
        id={id}
        label={messages.guestsLabel}
        value={guests}
        onChoose={setGuests}
        options={guestOptions(offer.posti_letto).map((count) => [count, messages.guestsOption(count)])}
      />
      {tooMany && (
        <p className="stay-too-many">
          {messages.roomCapacityHint(tooMany, guests, rooms.length > 1)}{' '}
          <Link to={otherHomesPath(resultsHref, choice)}>{messages.otherHomesForGuestsLink(tooMany)}</Link>
        </p>
      )}
    </>
  );
}

type DatesPartProps = Pick<BookingFieldsProps, 'choice' | 'freshness' | 'politica' | 'grid'>;

/** Omits the loading error if a notice next to the payment button already explains that bookings are suspended. */
export function DatesPart({ choice, freshness, politica, grid }: DatesPartProps) {
  const { hasFailed, isSuspended } = choice.availability;
  const isReportedBelow = isSuspended && politica !== null;
  return (
    <>
      <BookingCalendar choice={choice} grid={grid} />
      <Freshness freshness={choice.blocked ? undefined : freshness} />
      {/* The live region stays mounted, so that its text is announced. */}
      <output className="stay-availability">
        {hasFailed && !isReportedBelow && <LateAvailabilityNotice onRetry={() => retryAvailability(choice, grid)} />}
      </output>
    </>
  );
}

export function retryAvailability({ availability }: StayChoice, grid: RefObject<MonthGridHandle | null>): void {
  availability.retry();
  grid.current?.focusTabStop();
}

type BillPartProps = Pick<BookingFieldsProps, 'choice' | 'resultsHref' | 'grid'> & {
  isTotalBelow?: boolean;
  children: ReactNode;
};

export function BillPart({ choice, resultsHref, grid, isTotalBelow = false, children }: BillPartProps) {
  const { quote, blocked, isPending, limits, selection } = choice;
  if (blocked)
    return (
      <LateFreeDates choice={choice} resultsHref={resultsHref} grid={grid}>
        <p className="stay-no-bill">{blockedWords(choice)}</p>
      </LateFreeDates>
    );
  return (
    <>
      {quote ? (
        <Bill quote={quote} isPending={isPending} part={isTotalBelow ? 'lines' : undefined} />
      ) : (
        !isTotalBelow && <p className="stay-no-bill">{nextStep(selection, limits)}</p>
      )}
      {children}
    </>
  );
}

export function nextStep({ kind }: Selection, { nights }: StayLimits): string {
  return kind === 'checkIn' ? messages.chooseCheckOutHint(nights) : messages.chooseDatesForTotal;
}

type SelectFieldProps = {
  id: string;
  label: string;
  value: number;
  className?: string;
  onChoose: (chosen: number) => void;
  options: readonly (readonly [value: number, text: string])[];
};

function SelectField({ id, label, value, className = 'fld', onChoose, options }: SelectFieldProps) {
  const choose = (chosen: string) => onChoose(Number(chosen));
  const select = useChoiceBeforeHydration(String(value), choose);
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select ref={select} id={id} className="sel" value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const roomText = ({ nome_camera, prezzo_notte, posti_letto }: Camera) =>
  `${nome_camera} · ${formatPrice(toCents(prezzo_notte))} · ${messages.forGuestNumber(posti_letto)}`;
