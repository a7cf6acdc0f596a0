import { useState } from 'react';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Struttura } from '../../strutture/contract.ts';
import { emailLink, phoneLink } from '../../strutture/rules/contact-links.ts';
import type { FreshnessSentence } from '../../strutture/web/Freshness.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useWhenIdle } from '../../ui/use-when-idle.ts';
import { stayMessages } from '../messages.it.ts';
import { guestLimit } from '../rules/guest-options.ts';
import { readStayAddress, type StayAddress } from '../rules/stay-address.ts';
import type { Alert } from './BookingActions.tsx';
import { BookingCard } from './BookingCard.tsx';
import { LateBookingSheet, LateInfoDialog } from './late-dialogs.ts';
import { MobileBar } from './MobileBar.tsx';
import { roomsOnOffer } from './offer-of.ts';
import { useStayChoice } from './use-stay-choice.ts';
import { useStayInAddress } from './use-stay-in-address.ts';

type BookingPanelProps = {
  struttura: Struttura;
  /** The day it is in Rome, from the server: the browser's own clock and zone play no part. */
  today: CalendarDate;
  freshness?: FreshnessSentence | undefined;
  /** Results of the same town. */
  resultsHref: string;
  /** The stay that the page's address asks for. */
  address?: StayAddress;
};

/** Availability, price and the two buttons of an accommodation: a card beside the page, on phones a bar and a sheet. */
export function BookingPanel(props: BookingPanelProps) {
  // Another struttura is another choice: dates of the one must never be shown with the price of the other.
  return <Panel key={props.struttura.id} {...props} />;
}

function Panel({ struttura, today, freshness, resultsHref, address = {} }: BookingPanelProps) {
  const choice = useStayChoice(struttura, today, readStayAddress(address, today));
  const [alert, setAlert] = useState<(Alert & { about: unknown }) | null>(null);
  const [infoOver, setInfoOver] = useState<'page' | 'sheet' | null>(null);
  const sheet = useBackCloses('sheet');
  useStayInAddress(choice.inAddress, sheet.isOpen);
  // Back closes the sheet and what lies over it.
  const isInfoOpen = infoOver === 'page' || (infoOver === 'sheet' && sheet.isOpen);
  useWhenIdle(() => {
    void LateBookingSheet.prepare();
    void LateInfoDialog.prepare();
  });
  const isGuaranteed = struttura.is_guaranteed;
  const hasContacts = phoneLink(struttura.telefono) !== null || emailLink(struttura.email) !== null;

  const pay = () => {
    const { fault, offer, selection } = choice;
    const notYet = hasContacts ? stayMessages.pagamentoInArrivo : stayMessages.pagamentoInArrivoSenzaContatti;
    const text = fault ? stayMessages.fault[fault](guestLimit(offer.posti_letto)) : notYet;
    setAlert((last) => ({ text, isFault: fault !== null, count: (last?.count ?? 0) + 1, about: selection }));
    return { areDatesMissing: fault !== null };
  };
  const actions = {
    isGuaranteed,
    hasContacts,
    resultsHref,
    // What was said of other dates is not said of these.
    alert: alert?.about === choice.selection ? alert : null,
    onPay: pay,
    onInfo: () => setInfoOver(sheet.isOpen ? 'sheet' : 'page'),
  };
  const fields = { choice, rooms: roomsOnOffer(struttura), freshness };

  return (
    <>
      <BookingCard fields={fields} actions={actions} />
      <MobileBar choice={choice} payLabel={isGuaranteed ? 'Prenota' : 'Continua'} onOpen={sheet.open} />
      <LateBookingSheet isOpen={sheet.isOpen} onClose={sheet.close} fields={fields} actions={actions} />
      <LateInfoDialog struttura={struttura} choice={choice} isOpen={isInfoOpen} onClose={() => setInfoOver(null)} />
    </>
  );
}
