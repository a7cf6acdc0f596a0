import { useId, useRef, useState } from 'react';
import { type CalendarDate, monthOf } from '../../../kernel/calendar-date.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { MonthGridHandle } from '../../../ui/MonthGrid.tsx';
import { stayMessages } from '../../messages.it.ts';
import { guestOptions } from '../../rules/guest-options.ts';
import { listQuery } from '../../rules/list-address.ts';
import { type ListStay, MOST_GUESTS } from '../../rules/stay-address.ts';
import { NO_DATES } from '../../rules/selection.ts';
import { BookingCalendar } from './BookingCalendar.tsx';
import { firstWindow, FlexibleFields } from './FlexibleFields.tsx';
import { stayWords } from './stay-words.ts';
import { useDates } from './use-dates.ts';
import * as t from './messages.it.ts';

const DATES = [
  { value: 'fisse', label: t.dateFisse },
  { value: 'flessibili', label: t.dateFlessibili },
] as const;

/** A stay as it is written: the end of an address, and in words. This dialog comes late and brings what writes it. */
export type SaidStay = { query: string; label: string | null };

type StayFilterDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  chosen: ListStay;
  today: CalendarDate;
  onChoose: (stay: ListStay, said: SaidStay) => void;
};

export function StayFilterDialog({ isOpen, onClose, chosen, today, onChoose }: StayFilterDialogProps) {
  const { selection: asked } = chosen;
  const [month, setMonth] = useState(monthOf(asked.kind === 'empty' ? today : asked.check_in));
  const [guests, setGuests] = useState(chosen.guests);
  const [isFlexible, setIsFlexible] = useState(chosen.flexible !== null);
  const [flexible, setFlexible] = useState(chosen.flexible ?? firstWindow(today));
  const [alert, setAlert] = useState<{ about: unknown; count: number } | null>(null);
  const dates = useDates(asked, { today, isAvailable: () => true }, null);
  const grid = useRef<MonthGridHandle>(null);
  const guestsId = useId();
  const { selection } = dates;

  const choose = () => {
    const stay: ListStay = isFlexible
      ? { selection: NO_DATES, guests, camera_id: null, flexible }
      : { selection, guests, camera_id: null, flexible: null };
    if (isFlexible || selection.kind !== 'checkIn')
      return onChoose(stay, { query: listQuery(stay), label: stayWords(stay) });
    setAlert((last) => ({ about: selection, count: (last?.count ?? 0) + 1 }));
    grid.current?.focusTabStop();
  };
  const footer = (
    <button type="button" className="btn full" onClick={choose}>
      {t.mostraLeCase}
    </button>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.quandoEInQuanti} className="stay-when-dialog" footer={footer}>
      <p>{isFlexible ? t.vedraiLeDatePiuConvenienti : t.vedraiLeCaseLibere}</p>
      <Segmented
        label={t.cosaSaiGia}
        options={DATES}
        value={isFlexible ? 'flessibili' : 'fisse'}
        onChange={(kind) => setIsFlexible(kind === 'flessibili')}
      />
      {isFlexible ? (
        <FlexibleFields today={today} flexible={flexible} onChange={setFlexible} />
      ) : (
        <BookingCalendar choice={{ ...dates, today, month, setMonth, availability: null }} grid={grid} />
      )}
      <div className="fld">
        <label htmlFor={guestsId}>{t.ospiti}</label>
        <select id={guestsId} className="sel" value={guests} onChange={({ target }) => setGuests(Number(target.value))}>
          {guestOptions(MOST_GUESTS).map((count) => (
            <option key={count} value={count}>
              {stayMessages.guests(count)}
            </option>
          ))}
        </select>
      </div>
      <div role="alert" className="stay-step-to">
        {!isFlexible && alert?.about === selection && (
          <p className="err" key={alert.count}>
            <Icon name="warning-circle" />
            {stayMessages.scegliPartenza}
          </p>
        )}
      </div>
    </Dialog>
  );
}
