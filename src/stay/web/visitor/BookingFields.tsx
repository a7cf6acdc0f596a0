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
import * as t from './messages.it.ts';

export type BookingFieldsProps = {
  choice: StayChoice;
  rooms: readonly Camera[];
  freshness: FreshnessSentence | undefined;
  /** What cancelling gives back; `null` where nothing can be paid here. */
  politica: Politica | null;
  /** What hinders these dates is said beside the buttons. */
  isFaultTold: boolean;
  grid: RefObject<MonthGridHandle | null>;
};

/** What a guest chooses, and what it costs: the same in the card and in the sheet of phones. */
export function BookingFields({ choice, rooms, freshness, politica, isFaultTold, grid }: BookingFieldsProps) {
  const { offer, quote, fault, limits, selection, today } = choice;
  const steps =
    politica && quote && selection.kind === 'stay'
      ? refundSteps(REFUND_TERMS[politica], quote, selection.check_in, today)
      : [];
  const retry = () => {
    choice.availability.retry();
    // The button goes away with its notice, the focus must not.
    grid.current?.focusTabStop();
  };
  return (
    <>
      {rooms.length > 0 && offer.camera && <RoomField rooms={rooms} camera={offer.camera} onTake={choice.takeRoom} />}
      <BookingCalendar choice={choice} grid={grid} />
      <Freshness freshness={freshness} />
      <AvailabilityNotice hasFailed={choice.availability.hasFailed} onRetry={retry} />
      <GuestsField guests={choice.guests} posti_letto={offer.posti_letto} onChange={choice.setGuests} />
      <Bill quote={quote} />
      {politica && <PolicyNote politica={politica} steps={steps} />}
      {quote && fault && !isFaultTold && (
        <p className="note warn">
          <Icon name="warning" />
          {stayMessages.fault[fault](limits)}
        </p>
      )}
    </>
  );
}

function RoomField({
  rooms,
  camera,
  onTake,
}: {
  rooms: readonly Camera[];
  camera: Camera;
  onTake: (id: number) => void;
}) {
  const id = useId();
  const take = (chosen: string) => onTake(Number(chosen));
  const select = useChoiceBeforeHydration(String(camera.id), take);
  return (
    <div className="fld cam">
      <label htmlFor={id}>{t.camera}</label>
      <select ref={select} id={id} className="sel" value={camera.id} onChange={({ target }) => take(target.value)}>
        {rooms.map((room) => (
          <option key={room.id} value={room.id}>
            {`${room.nome_camera} · ${formatPrice(toCents(room.prezzo_notte))} · ${stayMessages.beds(room.posti_letto)}`}
          </option>
        ))}
      </select>
    </div>
  );
}

type GuestsFieldProps = { guests: number; posti_letto: number; onChange: (guests: number) => void };

function GuestsField({ guests, posti_letto, onChange }: GuestsFieldProps) {
  const id = useId();
  const choose = (chosen: string) => onChange(Number(chosen));
  const select = useChoiceBeforeHydration(String(guests), choose);
  return (
    <div className="fld">
      <label htmlFor={id}>{t.ospiti}</label>
      <select ref={select} id={id} className="sel" value={guests} onChange={({ target }) => choose(target.value)}>
        {guestOptions(posti_letto).map((count) => (
          <option key={count} value={count}>
            {stayMessages.guests(count)}
          </option>
        ))}
      </select>
    </div>
  );
}

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
