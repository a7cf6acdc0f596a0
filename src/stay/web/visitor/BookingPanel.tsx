import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { useCloseOnBack } from '../../../ui/dialogs/use-close-on-back.ts';
import { useWhenIdle } from '../../../ui/loading/use-when-idle.ts';
import { needsSameDayConfirmation } from '../../rules/same-day.ts';
import { needsConfirmation, soldAs } from '../../rules/sold-as.ts';
import { areGuestsNamed, readStayAddress, type StayAddress, stayQuery } from '../../rules/stay-address.ts';
import type { SellingTerms } from '../../selling-contract.ts';
import type { Alert } from './BookingActions.tsx';
import { BookingCard } from './BookingCard.tsx';
import { blockedWords } from './blocked-words.ts';
import { loadIdleParts } from './late-parts.ts';
import { roomsOnOffer } from './offer-of.ts';
import { panelChoice } from './panel-choice.ts';
import { useStayChoice, type StayChoice } from './use-stay-choice.ts';
import { formatPrice } from '../../../kernel/money/cents.ts';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { formatStayShort } from './format-stay-dates.ts';
import { PanelPrice } from './PanelPrice.tsx';
import type { GuestHold } from './GuestHoldNote.tsx';
import { readText, HOLD_KEY } from './session-text.ts';
import * as messages from '../../messages/visitor.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.ts';

const loadDialogs = () => import('./booking-dialogs.ts');

export const LateBookingSheet = lazyDialog(async () => (await loadDialogs()).BookingSheet);
export const LateInfoDialog = lazyDialog(async () => (await loadDialogs()).InfoDialog);
export const LatePaymentDialog = lazyDialog(async () => (await loadDialogs()).PaymentDialog);

type BookingPanelProps = {
  struttura: Struttura;
  selling: SellingTerms;
  /** Today's date in Rome according to the server's clock. The browser's clock and time zone are ignored. */
  today: CalendarDate;
  hasContacts: boolean;
  resultsHref: string;
  address?: StayAddress;
};

export function BookingPanel(props: BookingPanelProps) {
  // The key resets the state, so that a price never appears with the dates of the previous struttura.
  return <Panel key={props.struttura.id} {...props} />;
}

function Panel({ struttura, selling, today, hasContacts, resultsHref, address = {} }: BookingPanelProps) {
  const guestHold = useGuestHold(struttura.id);
  const initial = { ...readStayAddress(address, today), areGuestsChosen: areGuestsNamed(address) };
  const chosen = useStayChoice(struttura, today, initial, guestHold);
  const room = chosen.offer.camera?.id ?? null;
  const choice: StayChoice = { ...chosen, needsConfirmation: (stay) => needsConfirmation(selling, room, stay) };
  const [alert, setAlert] = useState<(Alert & { about: unknown; room: number | null }) | null>(null);
  const [over, setOver] = useState<{ part: 'info' | 'payment'; on: 'page' | 'sheet' } | null>(null);
  const sheet = useCloseOnBack('sheet');
  useStayInAddress(choice.inAddress, sheet.hasEntry);
  useChoiceOnPage(choice, sheet.open);
  if (over?.on === 'sheet' && !sheet.isOpen) setOver(null);
  const openOver = (part: 'info' | 'payment') => setOver({ part, on: sheet.isOpen ? 'sheet' : 'page' });
  const close = () => setOver(null);
  useWhenIdle(() => {
    void LateBookingSheet.prepare();
    void LateInfoDialog.prepare();
    void LatePaymentDialog.prepare();
  });
  const isGuaranteed = struttura.is_guaranteed;

  const warn = (text: string) =>
    setAlert((last) => ({ text, isFault: true, count: (last?.count ?? 0) + 1, about: choice.selection, room }));
  const pay = () => {
    setAlert(null);
    const { fault } = choice;
    if (fault === null) openOver('payment');
    else warn(messages.datesOrGuestsMissing);
    return { areDatesMissing: fault !== null };
  };
  const current = alert?.about === choice.selection && alert.room === room ? alert : null;
  const isPayable = isGuaranteed && selling.is_payable;
  const sold = soldAs(selling, room, choice.selection);
  const sameDayHour = sameDayHourOf(choice, selling);
  const modalita = sameDayHour === null ? sold.modalita : 'su_richiesta';
  const actions = {
    choice,
    isGuaranteed,
    isPayable,
    modalita,
    sameDayHour,
    guestHold: choice.isHeld ? guestHold?.noteOfChosen : guestHold?.note,
    resume: choice.isHeld && guestHold?.resume,
    hasContacts,
    resultsHref,
    alert: current,
    onPay: pay,
    onInfo: () => openOver('info'),
  };
  const fields = {
    choice,
    rooms: roomsOnOffer(struttura),
    freshness: sold.freshness,
    politica: isPayable ? struttura.politica_cancellazione : null,
    resultsHref,
  };

  return (
    <>
      <BookingCard fields={fields} actions={actions} />
      <MobileBar
        choice={choice}
        payLabel={
          !isPayable
            ? messages.continueButton
            : modalita === 'immediata'
              ? messages.bookAndPayButton
              : messages.requestConfirmationButton
        }
        onOpen={sheet.open}
      />
      <LateBookingSheet isOpen={sheet.isOpen} onClose={sheet.close} fields={fields} actions={actions} />
      <LateInfoDialog struttura={struttura} choice={choice} isOpen={over?.part === 'info'} onClose={close} />
      <LatePaymentDialog
        {...{ struttura, choice, modalita, sameDayHour, resultsHref }}
        isOpen={over?.part === 'payment'}
        onClose={close}
        onFailure={warn}
      />
    </>
  );
}

function sameDayHourOf({ selection, today }: StayChoice, { modalita, oggi }: SellingTerms): number | null {
  const check_in = selection.kind === 'empty' ? null : selection.check_in;
  return modalita === 'immediata' && needsSameDayConfirmation(check_in, today, oggi) ? oggi.ora_limite_oggi : null;
}

type MobileBarProps = { choice: StayChoice; payLabel: string; onOpen: () => void };

function MobileBar({ choice, payLabel, onOpen }: MobileBarProps) {
  const { selection, quote, blocked, freeRooms, isPending, guests, tooMany, offer, isFirstRoom } = choice;
  const dates = selection.kind === 'stay' ? formatStayShort(selection.check_in, selection.check_out) : '';
  const isSettled = !tooMany || !quote || blocked !== null;
  return (
    <div className="stay-mobile-bar">
      <div>
        {selection.kind === 'stay' && quote ? (
          <p className="price" aria-busy={isPending}>
            {blocked ? (
              <b>{blockedWords(choice)}</b>
            ) : (
              <>
                <b>{formatPrice(quote.total_cents)}</b> <span>{messages.totalSuffix}</span>
              </>
            )}
            <small>{choice.areGuestsChosen ? `${dates} · ${messages.guestCount(guests)}` : dates}</small>
          </p>
        ) : (
          <PanelPrice price={offer.price} isFrom={isFirstRoom} />
        )}
        {tooMany && <small>{messages.roomCapacityHint(tooMany, guests, false)}</small>}
      </div>
      <HydratedButton className="btn" onClick={isSettled ? onOpen : () => choice.setGuests(guests)}>
        {blocked
          ? freeRooms?.length
            ? messages.chooseAnotherRoomButton
            : messages.changeDatesButton
          : !quote
            ? messages.chooseDatesButton
            : isSettled
              ? payLabel
              : messages.continueForGuestsButton(guests)}
      </HydratedButton>
    </div>
  );
}

/** Loads the guest's hold, and reloads it when the page returns from the back/forward cache. */
function useGuestHold(strutturaId: number): GuestHold | null {
  const [hold, setHold] = useState<GuestHold | null>(null);
  useEffect(() => {
    const find = () => {
      if (readText(HOLD_KEY) === null) return;
      loadIdleParts()
        .then(({ findGuestHold }) => findGuestHold(strutturaId))
        .then(setHold, () => {});
    };
    find();
    window.addEventListener('pageshow', find);
    return () => window.removeEventListener('pageshow', find);
  }, [strutturaId]);
  return hold;
}

function useChoiceOnPage(choice: StayChoice, openSheet: () => void): void {
  const { offer, selection, guests, tooMany, takeRoom, quote, blocked, isPending } = choice;
  const camera_id = offer.camera?.id ?? null;
  const total = quote && !blocked && !isPending && !tooMany ? quote.total_cents : null;
  useEffect(() => panelChoice.show({ camera_id, selection, guests, total }), [camera_id, selection, guests, total]);
  useEffect(() => () => panelChoice.show(null), []);
  const take = useEffectEvent((id: number) => {
    takeRoom(id);
    const select = document.querySelector<HTMLElement>('.stay-panel .cam select');
    if (select && select.getClientRects().length > 0) select.focus();
    else openSheet();
  });
  useEffect(() => panelChoice.onRoomChosen(take), []);
}

/** Updates the URL without the router, because the router would reload the page's data. */
function useStayInAddress(stay: StayChoice['inAddress'], entry: unknown): void {
  const { selection, guests, camera_id, areGuestsChosen } = stay;
  const { pathname } = useLocation();
  useEffect(() => {
    // During back navigation, the URL already belongs to the previous page and must not be overwritten.
    if (window.location.pathname !== pathname) return;
    const address = pathname + stayQuery({ selection, guests, camera_id, areGuestsChosen }) + window.location.hash;
    window.history.replaceState(window.history.state, '', address);
  }, [pathname, selection, guests, camera_id, areGuestsChosen, entry]);
}
