import { useId, useRef, useState } from 'react';
import { type CalendarDate, monthOf, daysBetween, formatShortDate } from '../../../kernel/dates/calendar-date.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { MonthGrid, type MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { guestOptions } from '../../rules/guest-options.ts';
import { listQuery } from '../../rules/list-address.ts';
import { type ListStay, MAX_GUESTS } from '../../rules/stay-address.ts';
import { NO_DATES } from '../../rules/selection.ts';
import { BookingCalendar } from './BookingCalendar.tsx';
import { firstWindow, FlexibleFields } from './FlexibleFields.tsx';
import { stayWords } from './stay-words.ts';
import { TwoMonthGrids } from './TwoMonthGrids.tsx';
import { useDates } from './use-dates.ts';
import * as messages from '../../messages/visitor.ts';
import { stayInWords } from '../../rules/stay-in-words.it.ts';

export function chosenLine({ selection, guests, flexible }: Omit<ListStay, 'camera_id'>): string {
  const party = guests > 1 ? ` · ${messages.guestCount(guests)}` : '';
  if (flexible) return messages.flexibleStayLabel(flexible) + party;
  if (selection.kind === 'empty') return messages.chooseCheckInPrompt;
  const { check_in } = selection;
  if (selection.kind === 'checkIn') return messages.chooseCheckOutPrompt(formatShortDate(check_in));
  const { check_out } = selection;
  const range = stayInWords(check_in, check_out);
  return `${range.charAt(0).toUpperCase()}${range.slice(1)} · ${messages.nightCount(daysBetween(check_in, check_out))}${party}`;
}

const DATES = [
  { value: 'fisse', label: messages.fixedDatesOption },
  { value: 'flessibili', label: messages.flexibleDatesOption },
] as const;

/** Must match the breakpoint in stay-when.css. */
const WIDE = '(min-width: 700px)';

/** Serialised by the lazily loaded dialog, so that the page does not have to load the serialiser. */
export type SerialisedStay = { query: string; label: string | null };

type StayFilterDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  chosen: ListStay;
  today: CalendarDate;
  onChoose: (stay: ListStay, said: SerialisedStay) => void;
};

export function StayFilterDialog({ isOpen, onClose, chosen, today, onChoose }: StayFilterDialogProps) {
  const { selection: initial } = chosen;
  const [month, setMonth] = useState(monthOf(initial.kind === 'empty' ? today : initial.check_in));
  const [guests, setGuests] = useState(chosen.guests);
  const [isFlexible, setIsFlexible] = useState(chosen.flexible !== null);
  const [flexible, setFlexible] = useState(chosen.flexible ?? firstWindow(today));
  const [alert, setAlert] = useState<{ about: unknown; count: number } | null>(null);
  const dates = useDates(initial, today, null);
  const grid = useRef<MonthGridHandle>(null);
  const [guestsId, lineId] = [useId(), useId()];
  const isWide = useMediaQuery(WIDE);
  const { selection } = dates;
  const pick = (day: CalendarDate) => dates.pick(day, () => true);

  const choose = () => {
    const stay: ListStay = isFlexible
      ? { selection: NO_DATES, guests, camera_id: null, flexible }
      : { selection, guests, camera_id: null, flexible: null };
    if (isFlexible || selection.kind !== 'checkIn')
      return onChoose(stay, { query: listQuery(stay), label: stayWords(stay) });
    setAlert((last) => ({ about: selection, count: (last?.count ?? 0) + 1 }));
    grid.current?.focusTabStop();
  };
  const isCheckOutMissing = !isFlexible && alert?.about === selection;
  const footer = (
    <>
      <div role="alert" className="stay-when-line">
        {isCheckOutMissing && (
          <p className="err" key={alert.count}>
            <Icon name="warning-circle" />
            {messages.checkOutMissing}
          </p>
        )}
      </div>
      {!isCheckOutMissing && (
        <p id={lineId} className="stay-when-line">
          {chosenLine({ selection, guests, flexible: isFlexible ? flexible : null })}
        </p>
      )}
      <button type="button" className="btn" aria-describedby={isCheckOutMissing ? undefined : lineId} onClick={choose}>
        {messages.showHomesButton}
      </button>
    </>
  );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={messages.whenAndHowManyTitle}
      className="stay-when-dialog"
      footer={footer}
    >
      <p>{isFlexible ? messages.flexibleDatesHint : messages.fixedDatesHint}</p>
      <div className="stay-when-first">
        <Segmented
          label={messages.dateFlexibilityLabel}
          options={DATES}
          value={isFlexible ? 'flessibili' : 'fisse'}
          onChange={(kind) => setIsFlexible(kind === 'flessibili')}
        />
        <div className="fld">
          <label htmlFor={guestsId}>{messages.guestsLabel}</label>
          <select
            id={guestsId}
            className="sel"
            value={guests}
            onChange={({ target }) => setGuests(Number(target.value))}
          >
            {guestOptions(MAX_GUESTS).map((count) => (
              <option key={count} value={count}>
                {messages.guestCount(count)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {isFlexible ? (
        <FlexibleFields today={today} flexible={flexible} onChange={setFlexible} />
      ) : (
        <BookingCalendar
          choice={{ ...dates, pick, today, month, setMonth, availability: null }}
          grid={grid}
          Grid={isWide ? TwoMonthGrids : MonthGrid}
        />
      )}
    </Dialog>
  );
}
