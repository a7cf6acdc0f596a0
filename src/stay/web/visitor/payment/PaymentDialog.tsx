import { paths } from '../../../../kernel/paths.ts';
import { type RefObject, type SubmitEvent, useId, useRef, useState, useEffect } from 'react';
import { Link } from 'react-router';
import type { Struttura } from '../../../../strutture/contract.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { bookingMessages } from '../../../booking-messages.it.ts';
import { paymentMessages } from '../../../payment-messages.it.ts';
import type { Modalita } from '../../../rules/booking.ts';
import { checkGuest, type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';
import { BusyButton } from '../BusyButton.tsx';
import type { StayChoice } from '../use-stay-choice.ts';
import { GuestFields } from './GuestFields.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { usePayment } from './use-payment.ts';
import './payment.css';
import { Note } from '../../Note.tsx';
import * as t from './messages.it.ts';
import { keptText } from '../session-text.ts';
import { keepText } from './keep-text.ts';

function readGuestDetails(text: string | null): GuestDetails {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return guestDetails.none;
    const given: Partial<Record<string, unknown>> = { ...kept };
    const textOf = (name: keyof GuestDetails) => (typeof given[name] === 'string' ? given[name] : '');
    const reached = { guest_email: textOf('guest_email'), guest_phone: textOf('guest_phone') };
    return { guest_name: textOf('guest_name'), ...reached, notes: textOf('notes') };
  } catch {
    return guestDetails.none;
  }
}

const KEY = 'ospite';

/** What a guest types about themselves, kept in this tab until it is closed. */
function useGuestDetails() {
  const [details, setDetails] = useState(() => readGuestDetails(keptText(KEY)));
  useEffect(() => keepText(KEY, JSON.stringify(details)), [details]);
  return [details, setDetails] as const;
}

export type PaymentDialogProps = {
  struttura: Struttura;
  choice: StayChoice;
  modalita: Modalita;
  isOpen: boolean;
  onClose: () => void;
  onFailure: (sentence: string) => void;
};

const SENTENCES: Record<keyof GuestDetails, string> = {
  guest_name: bookingMessages.nome,
  guest_email: bookingMessages.email,
  guest_phone: bookingMessages.telefono,
  notes: bookingMessages.note,
};

export function PaymentDialog(props: PaymentDialogProps) {
  const { choice, isOpen } = props;
  const { selection, quote } = choice;
  if (!isOpen || selection.kind !== 'stay' || quote === null) return null;
  return <OpenDialog {...props} stay={selection} quote={quote} />;
}

type OpenDialogProps = PaymentDialogProps & {
  stay: Extract<StayChoice['selection'], { kind: 'stay' }>;
  quote: NonNullable<StayChoice['quote']>;
};

function isOfField([name]: readonly [string, string]): boolean {
  return name in SENTENCES;
}

function focusFirst(form: RefObject<HTMLFormElement | null>, [first]: readonly string[]): void {
  if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

function OpenDialog({ struttura, choice, modalita, onClose, onFailure, stay, quote }: OpenDialogProps) {
  const [details, setDetails] = useGuestDetails();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { camera } = choice.offer;
  const quoted = { total_cents: quote.total_cents, modalita, politica: struttura.politica_cancellazione };
  const { shown, failure, isBusy, pay, startOver } = usePayment(
    struttura.id,
    quoted,
    ({ text, areDatesTaken, campi }) => {
      const refused = Object.entries(campi).filter(isOfField);
      setFaults(Object.fromEntries(refused));
      focusFirst(
        form,
        refused.map(([name]) => name),
      );
      onFailure(text);
      if (areDatesTaken) choice.availability.reload();
    },
  );
  const isAtFault = Object.keys(faults).length > 0;
  // What the server said of a field goes with what is typed there.
  const said = Object.entries(failure?.campi ?? {}).some(isOfField) ? undefined : failure?.text;
  const alert = isAtFault ? paymentMessages.controlla : said;
  const { check_in, check_out } = stay;
  const { guests } = choice;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkGuest(details);
    setFaults(Object.fromEntries(found.map((field) => [field, SENTENCES[field]])));
    if (found.length > 0) return focusFirst(form, found);
    const dates = { check_in_date: check_in, check_out_date: check_out, guests };
    void pay({ cin: struttura.cin, camera_id: camera?.id ?? null, ...dates, ...details });
    return undefined;
  };
  const takeRoom = (camera_id: number) => {
    choice.takeRoom(camera_id);
    startOver();
    // The list that was clicked goes away: on to what is to be checked, and then paid.
    form.current?.querySelector<HTMLElement>('[name="guest_name"]')?.focus();
  };
  const type = (change: Partial<GuestDetails>) => {
    setDetails({ ...details, ...change });
    const changed = Object.keys(change);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !changed.includes(name))));
  };
  const footer = failure?.areDatesTaken ? (
    <button type="button" className="btn full" onClick={onClose}>
      {t.scegliAltreDate}
    </button>
  ) : (
    <>
      <p className="stay-consent">
        {t.continuandoAccettiLe}{' '}
        <Link to={paths.termini} target="_blank">
          {t.condizioniDiPrenotazione}
        </Link>
        .
      </p>
      <BusyButton isBusy={isBusy} className="btn full" form={id}>
        <Icon name="lock-simple" />
        {paymentMessages.button(shown.modalita, shown.total_cents)}
      </BusyButton>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      canClose={() => !isBusy}
      title={paymentMessages.title[shown.modalita]}
      className="stay-payment w"
      footer={footer}
    >
      <FailureAlert>{alert}</FailureAlert>
      {failure && (
        <OtherRooms
          struttura={struttura}
          ids={failure.otherRooms}
          stay={{ check_in, check_out, guests }}
          onTake={takeRoom}
        />
      )}
      <div className="stay-two-columns">
        <form id={id} ref={form} noValidate onSubmit={submit}>
          <Note tone="info" icon="info">
            {paymentMessages.come[shown.modalita]}
          </Note>
          <GuestFields details={details} faults={faults} onType={type} />
        </form>
        <PaymentSummary
          struttura={struttura}
          camera={camera?.nome_camera ?? null}
          stay={{ check_in, check_out, guests }}
          quote={quote}
          total_cents={shown.total_cents}
          politica={shown.politica}
          today={choice.today}
        />
      </div>
    </Dialog>
  );
}
