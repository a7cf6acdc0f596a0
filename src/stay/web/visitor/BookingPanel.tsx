import { useState, useEffect, useEffectEvent } from 'react';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import { stayMessages } from '../../messages.it.ts';
import { soldAs } from '../../rules/sold-as.ts';
import { readStayAddress, type StayAddress, type ChosenStay, stayQuery } from '../../rules/stay-address.ts';
import type { SellingTerms } from '../../selling-contract.ts';
import type { Alert } from './BookingActions.tsx';
import { BookingCard } from './BookingCard.tsx';
import { LateBookingSheet, LateInfoDialog, LatePaymentDialog } from './late-dialogs.ts';
import { roomsOnOffer } from './offer-of.ts';
import { panelChoice } from './panel-choice.ts';
import { useStayChoice, type StayChoice } from './use-stay-choice.ts';
import * as t from './messages.it.ts';
import { formatPrice } from '../../../kernel/cents.ts';
import { HydratedButton } from '../../../ui/HydratedButton.tsx';
import { formatStayShort } from './format-stay-dates.ts';
import { PanelPrice } from './PanelPrice.tsx';
import { keptText, OWN_HOLD } from './session-text.ts';

type BookingPanelProps = {
  struttura: Struttura;
  selling: SellingTerms;
  /** The day it is in Rome, from the server: the browser's own clock and zone play no part. */
  today: CalendarDate;
  /** Whether the owner can be written to or called. */
  hasContacts: boolean;
  resultsHref: string;
  address?: StayAddress;
};

export function BookingPanel(props: BookingPanelProps) {
  // Another struttura is another choice: dates of the one must never be shown with the price of the other.
  return <Panel key={props.struttura.id} {...props} />;
}

function Panel({ struttura, selling, today, hasContacts, resultsHref, address = {} }: BookingPanelProps) {
  const choice = useStayChoice(struttura, today, readStayAddress(address, today));
  const [alert, setAlert] = useState<(Alert & { about: unknown; room: number | null }) | null>(null);
  const [over, setOver] = useState<{ part: 'info' | 'payment'; on: 'page' | 'sheet' } | null>(null);
  const ownHold = useOwnHold(struttura.id);
  const sheet = useCloseOnBack('sheet');
  useStayInAddress(choice.inAddress, sheet.isOpen);
  useChoiceOnPage(choice, sheet.open);
  // Back closes the sheet and what lies over it.
  if (over?.on === 'sheet' && !sheet.isOpen) setOver(null);
  const openOver = (part: 'info' | 'payment') => setOver({ part, on: sheet.isOpen ? 'sheet' : 'page' });
  const close = () => setOver(null);
  useWhenIdle(() => {
    void LateBookingSheet.prepare();
    void LateInfoDialog.prepare();
    void LatePaymentDialog.prepare();
  });
  const isGuaranteed = struttura.is_guaranteed;

  const room = choice.offer.camera?.id ?? null;
  const warn = (text: string) =>
    setAlert((last) => ({ text, isFault: true, count: (last?.count ?? 0) + 1, about: choice.selection, room }));
  const pay = () => {
    setAlert(null);
    const { fault, limits } = choice;
    const text = fault && stayMessages.fault[fault](limits);
    if (text) warn(text);
    if (fault === null) openOver('payment');
    return { areDatesMissing: fault !== null };
  };
  // What was said of other dates, or of another room, is not said of these.
  const current = alert?.about === choice.selection && alert.room === room ? alert : null;
  const isPayable = isGuaranteed && selling.is_payable;
  const { modalita, freshness } = soldAs(selling, room);
  const actions = {
    isGuaranteed,
    isPayable,
    modalita,
    ownHold,
    hasContacts,
    resultsHref,
    areDatesChosen: choice.selection.kind === 'stay',
    alert: current,
    onPay: pay,
    onInfo: () => openOver('info'),
  };
  // Nights that this guest holds are taken by nobody else; and what the alert says is said once.
  const isHeld = ownHold !== null && choice.fault === 'nightUnavailable';
  const fields = {
    choice,
    rooms: roomsOnOffer(struttura),
    freshness,
    politica: isPayable ? struttura.politica_cancellazione : null,
    isFaultShown: current !== null || isHeld,
  };

  return (
    <>
      <BookingCard fields={fields} actions={actions} />
      <MobileBar choice={choice} payLabel={isPayable ? t.prenota : t.continua} onOpen={sheet.open} />
      <LateBookingSheet isOpen={sheet.isOpen} onClose={sheet.close} fields={fields} actions={actions} />
      <LateInfoDialog struttura={struttura} choice={choice} isOpen={over?.part === 'info'} onClose={close} />
      <LatePaymentDialog
        {...{ struttura, choice, modalita }}
        isOpen={over?.part === 'payment'}
        onClose={close}
        onFailure={warn}
      />
    </>
  );
}

type MobileBarProps = { choice: StayChoice; payLabel: string; onOpen: () => void };

function MobileBar({ choice, payLabel, onOpen }: MobileBarProps) {
  const { selection, quote, guests, offer, isFirstRoom } = choice;
  return (
    <div className="stay-mobile-bar">
      {selection.kind === 'stay' && quote ? (
        <p className="price">
          <b>{formatPrice(quote.total_cents)}</b> <span>{t.totaleMinuscolo}</span>
          <small>{`${formatStayShort(selection.check_in, selection.check_out)} · ${stayMessages.guests(guests)}`}</small>
        </p>
      ) : (
        <PanelPrice price={offer.price} isFrom={isFirstRoom} />
      )}
      <HydratedButton className="btn" aria-haspopup="dialog" onClick={onOpen}>
        {quote ? payLabel : t.scegliLeDate}
      </HydratedButton>
    </div>
  );
}

/** The code of a stay here that this tab went to pay for and has not paid yet; `null`: there is none. Asked for again when the page comes back. */
function useOwnHold(strutturaId: number): string | null {
  const [codice, setCodice] = useState<string | null>(null);
  useEffect(() => {
    const find = () => {
      if (keptText(OWN_HOLD) === null) return;
      import('./find-own-hold.ts').then(({ findOwnHold }) => findOwnHold(strutturaId)).then(setCodice, () => {});
    };
    find();
    window.addEventListener('pageshow', find);
    return () => window.removeEventListener('pageshow', find);
  }, [strutturaId]);
  return codice;
}

/** Tells the page what is chosen; a room that is chosen on its card is taken where the guest goes on, in the panel or in the sheet of a phone. */
function useChoiceOnPage({ offer, selection, guests, takeRoom }: StayChoice, openSheet: () => void): void {
  const camera_id = offer.camera?.id ?? null;
  useEffect(() => panelChoice.show({ camera_id, selection, guests }), [camera_id, selection, guests]);
  useEffect(() => () => panelChoice.show(null), []);
  const take = useEffectEvent((id: number) => {
    takeRoom(id);
    const select = document.querySelector<HTMLElement>('.stay-panel .cam select');
    if (select && select.getClientRects().length > 0) select.focus();
    else openSheet();
  });
  useEffect(() => panelChoice.onAskRoom(take), []);
}

/** Keeps the address saying what is chosen, without the router, which would load the page anew. `entry`: of the history, as the sheet opens or closes. */
function useStayInAddress({ selection, guests, camera_id }: ChosenStay, entry: unknown): void {
  useEffect(() => {
    const address = window.location.pathname + stayQuery({ selection, guests, camera_id }) + window.location.hash;
    window.history.replaceState(window.history.state, '', address);
  }, [selection, guests, camera_id, entry]);
}
