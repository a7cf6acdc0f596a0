import { type RefObject, useId } from 'react';
import { formatPrice, toCents } from '../../../kernel/cents.ts';
import type { Camera } from '../../../strutture/contract.ts';
import { Freshness, type FreshnessSentence } from '../../../strutture/web/visitor/Freshness.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { MonthGridHandle } from '../../../ui/MonthGrid.tsx';
import { useChoiceBeforeHydration } from '../../../ui/use-choice-before-hydration.ts';
import { stayMessages } from '../../messages.it.ts';
import type { Politica } from '../../rules/booking.ts';
import { guestOptions } from '../../rules/guest-options.ts';
import { refundSteps } from '../../rules/refund-due.ts';
import { REFUND_TERMS } from '../../rules/refund-terms.ts';
import { Bill } from './Bill.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import { PolicyNote } from './PolicyNote.tsx';
import type { StayChoice } from './use-stay-choice.ts';
import { Note } from '../Note.tsx';
import * as t from './messages.it.ts';

export type BookingFieldsProps = {
  choice: StayChoice;
  rooms: readonly Camera[];
  freshness: FreshnessSentence | undefined;
  /** What cancelling gives back; `null` where nothing can be paid here. */
  politica: Politica | null;
  isFaultShown: boolean;
  grid: RefObject<MonthGridHandle | null>;
};

/** Everything that is chosen, one below the other, as the sheet of a phone has it. */
export function BookingFields(fields: BookingFieldsProps) {
  return (
    <>
      <RoomField {...fields} />
      <DatesPart {...fields} />
      <GuestsField {...fields} />
      <BillPart {...fields} />
    </>
  );
}

export function RoomField({ choice, rooms }: Pick<BookingFieldsProps, 'choice' | 'rooms'>) {
  const { camera } = choice.offer;
  if (rooms.length === 0 || camera === null) return null;
  return (
    <SelectField
      label={t.camera}
      className="fld cam"
      value={camera.id}
      onChoose={choice.takeRoom}
      options={rooms.map((room) => [room.id, roomText(room)])}
    />
  );
}

export function GuestsField({ choice }: Pick<BookingFieldsProps, 'choice'>) {
  return (
    <SelectField
      label={t.ospiti}
      value={choice.guests}
      onChoose={choice.setGuests}
      options={guestOptions(choice.offer.posti_letto).map((count) => [count, stayMessages.guests(count)])}
    />
  );
}

/** The days, and how far they can be trusted. */
export function DatesPart({ choice, freshness, grid }: Pick<BookingFieldsProps, 'choice' | 'freshness' | 'grid'>) {
  const retry = () => {
    choice.availability.retry();
    // The button goes away with its notice, the focus must not.
    grid.current?.focusTabStop();
  };
  return (
    <>
      <BookingCalendar choice={choice} grid={grid} />
      <Freshness freshness={freshness} />
      <AvailabilityNotice hasFailed={choice.availability.hasFailed} onRetry={retry} />
    </>
  );
}

type BillPartProps = Pick<BookingFieldsProps, 'choice' | 'politica' | 'isFaultShown'> & {
  /** Says of the policy its name alone, until somebody asks: where all has to be seen at once. */
  isFolded?: boolean;
};

/** What it costs, what cancelling gives back, and what speaks against these dates. */
export function BillPart({ choice, politica, isFaultShown, isFolded = false }: BillPartProps) {
  const { quote, fault, limits, selection, today } = choice;
  const steps =
    politica && quote && selection.kind === 'stay'
      ? refundSteps(REFUND_TERMS[politica], quote, selection.check_in, today)
      : [];
  return (
    <>
      <Bill quote={quote} />
      {politica && <PolicyNote politica={politica} steps={steps} isFolded={isFolded} />}
      {quote && fault && !isFaultShown && (
        <Note tone="warn" icon="warning">
          {stayMessages.fault[fault](limits)}
        </Note>
      )}
    </>
  );
}

type SelectFieldProps = {
  label: string;
  value: number;
  className?: string;
  onChoose: (chosen: number) => void;
  options: readonly (readonly [value: number, text: string])[];
};

function SelectField({ label, value, className = 'fld', onChoose, options }: SelectFieldProps) {
  const id = useId();
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
  `${nome_camera} · ${formatPrice(toCents(prezzo_notte))} · ${t.per(posti_letto)}`;

/** Says that the free days on show were not confirmed by the server. The region stays, so that its text is announced. */
function AvailabilityNotice({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return (
    <output className="stay-availability">
      {hasFailed && (
        <span className="note warn">
          <Icon name="warning" />
          <span>
            {stayMessages.disponibilitaNonVerificata}{' '}
            <button type="button" className="txtlink" onClick={onRetry}>
              {t.riprova}
            </button>
          </span>
        </span>
      )}
    </output>
  );
}
