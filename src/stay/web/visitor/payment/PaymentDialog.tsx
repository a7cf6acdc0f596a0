import { paths } from '../../../../kernel/pages/paths.ts';
import { type RefObject, type SubmitEvent, useId, useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Struttura } from '../../../../strutture/contract.ts';
import { announce } from '../../../../ui/toasts/announce.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Sentences } from '../../../../ui/Sentences.tsx';
import { joinSentences } from '../../../../kernel/text/join-sentences.ts';
import type { Modalita } from '../../../rules/booking.ts';
import { checkGuest, type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';
import { quoteStay } from '../../../rules/quote-stay.ts';
import { guestLimit } from '../../../rules/guest-options.ts';
import { BusyButton } from '../BusyButton.tsx';
import type { StayChoice } from '../use-stay-choice.ts';
import { GuestFields } from './GuestFields.tsx';
import { GuestsQuestion } from './GuestsQuestion.tsx';
import { OtherOffers } from './OtherOffers.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { usePayment } from './use-payment.ts';
import './payment.css';
import { Note } from '../../Note.tsx';
import { readText } from '../session-text.ts';
import { storeText } from './store-text.ts';
import * as messages from '../../../messages/visitor.ts';

function readGuestDetails(text: string | null): GuestDetails {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return guestDetails.none;
    const given: Partial<Record<string, unknown>> = { ...stored };
    const textOf = (name: keyof GuestDetails) => (typeof given[name] === 'string' ? given[name] : '');
    const reached = { guest_email: textOf('guest_email'), guest_phone: textOf('guest_phone') };
    return { guest_name: textOf('guest_name'), ...reached, notes: textOf('notes') };
  } catch {
    return guestDetails.none;
  }
}

const KEY = 'ospite';

function useGuestDetails() {
  const [details, setDetails] = useState(() => readGuestDetails(readText(KEY)));
  useEffect(() => storeText(KEY, JSON.stringify(details)), [details]);
  return [details, setDetails] as const;
}

export type PaymentDialogProps = {
  struttura: Struttura;
  choice: StayChoice;
  modalita: Modalita;
  sameDayHour: number | null;
  resultsHref: string;
  isOpen: boolean;
  onClose: () => void;
  onFailure: (sentence: string) => void;
};

const SENTENCES: Record<keyof GuestDetails | 'guests', string> = {
  guests: messages.guestNumberMissing,
  guest_name: messages.nameInvalid,
  guest_email: messages.emailInvalid,
  guest_phone: messages.phoneInvalid,
  notes: messages.notesTooLong,
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

function Consent() {
  return (
    <p className="stay-consent">
      {messages.acceptTermsPrefix}{' '}
      <Link to={paths.termini} target="_blank">
        {messages.bookingTermsLink}
      </Link>
      .
    </p>
  );
}

type Arrival = { sameDayHour: number | null; arrivesToday: boolean };

function howItGoes(modalita: Modalita, { sameDayHour, arrivesToday }: Arrival): string {
  if (modalita === 'immediata' || !arrivesToday) return messages.bookingModeExplanations[modalita];
  const why = sameDayHour === null ? '' : messages.sameDayConfirmationNotice(sameDayHour);
  return joinSentences(why, messages.sameDayRequestExplanation);
}

function useFocusOnOffer(form: RefObject<HTMLFormElement | null>, areDatesTaken: boolean): void {
  useEffect(() => {
    if (!areDatesTaken) return;
    const dialog = form.current?.closest('dialog');
    const offer = dialog?.querySelector<HTMLElement>('.stay-other-rooms button');
    (offer ?? dialog?.querySelector<HTMLElement>('[data-other-dates]'))?.focus();
  }, [form, areDatesTaken]);
}

function isOfField([name]: readonly [string, string]): boolean {
  return name in SENTENCES;
}

function focusFirst(form: RefObject<HTMLFormElement | null>, [first]: readonly string[]): void {
  if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

function OpenDialog(props: OpenDialogProps) {
  const { struttura, choice, modalita, sameDayHour, resultsHref, onClose, onFailure, stay, quote } = props;
  const [details, setDetails] = useGuestDetails();
  const [faults, setFaults] = useState<Record<string, string>>({});
  // The field for the number of guests stays visible after it is filled in, so that the guest can correct it.
  const [promptsForGuests] = useState(!choice.areGuestsChosen);
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
  // If only the number of guests is invalid, no alert is needed, because that field already has the focus and shows a message.
  const isAtFault = Object.keys(faults).some((name) => name !== 'guests');
  const serverMessage = Object.entries(failure?.campi ?? {}).some(isOfField) ? undefined : failure?.text;
  const alert = isAtFault ? messages.checkMarkedFields : serverMessage;
  const { check_in, check_out } = stay;
  const { guests, areGuestsChosen } = choice;
  useFocusOnOffer(form, failure?.areDatesTaken ?? false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = areGuestsChosen ? checkGuest(details) : (['guests'] as const);
    setFaults(Object.fromEntries(found.map((field) => [field, SENTENCES[field]])));
    if (found.length > 0) return focusFirst(form, found);
    const dates = { check_in_date: check_in, check_out_date: check_out, guests };
    void pay({ cin: struttura.cin, camera_id: camera?.id ?? null, ...dates, ...details });
    return undefined;
  };
  const checkAgain = () => {
    flushSync(startOver);
    form.current?.querySelector<HTMLElement>('[name="guest_name"]')?.focus();
  };
  const chooseGuests = (count: number) => {
    choice.setGuests(count);
    announce(messages.stayTotalAnnouncement(quoteStay({ ...stay, guests: count }, choice.offer.price)));
    startOver();
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== 'guests')));
  };
  const type = (change: Partial<GuestDetails>) => {
    setDetails({ ...details, ...change });
    const changed = Object.keys(change);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !changed.includes(name))));
  };
  const areDatesTaken = failure?.areDatesTaken ?? false;
  const footer = areDatesTaken ? (
    <button type="button" className="btn alt full" data-other-dates onClick={onClose}>
      {messages.chooseOtherDatesButton}
    </button>
  ) : (
    <>
      <Consent />
      <BusyButton isBusy={isBusy} className="btn full" form={id}>
        <Icon name={areGuestsChosen ? 'lock-simple' : 'users'} />
        {areGuestsChosen ? messages.paymentButton(shown.modalita, shown.total_cents) : messages.enterGuestNumberButton}
      </BusyButton>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      canClose={() => !isBusy}
      title={messages.bookingModeTitles[shown.modalita]}
      className="stay-payment w"
      footer={footer}
    >
      <FailureAlert>{alert}</FailureAlert>
      {failure?.areDatesTaken && (
        <OtherOffers
          {...{ choice, resultsHref }}
          rooms={failure.otherRooms}
          stay={{ check_in, check_out, guests }}
          onTaken={checkAgain}
        />
      )}
      {/* The form is hidden rather than unmounted, so that its input is preserved while the guest chooses an alternative. */}
      <div className="stay-two-columns" hidden={areDatesTaken}>
        <form id={id} ref={form} noValidate onSubmit={submit}>
          <Note tone="info" icon="info">
            <span>
              <Sentences text={howItGoes(shown.modalita, { sameDayHour, arrivesToday: check_in === choice.today })} />
            </span>
          </Note>
          {promptsForGuests && (
            <GuestsQuestion
              most={guestLimit(choice.offer.posti_letto)}
              guests={areGuestsChosen ? guests : null}
              fault={faults['guests']}
              onChoose={chooseGuests}
            />
          )}
          <GuestFields details={details} faults={faults} onType={type} />
        </form>
        <PaymentSummary
          struttura={struttura}
          camera={camera?.nome_camera ?? null}
          stay={{ check_in, check_out, guests: areGuestsChosen ? guests : null }}
          quote={choice.isTotalSure ? quote : null}
          total_cents={shown.total_cents}
          politica={shown.politica}
          today={choice.today}
        />
      </div>
    </Dialog>
  );
}
