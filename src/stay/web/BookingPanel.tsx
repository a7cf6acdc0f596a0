import { type RefObject, useId, useRef, useState } from 'react';
import { type CalendarDate, formatShortDate } from '../../kernel/calendar-date.ts';
import { formatPrice } from '../../kernel/cents.ts';
import type { Struttura } from '../../strutture/contract.ts';
import { emailLink, phoneLink } from '../../strutture/rules/contact-links.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { MonthGridHandle } from '../../ui/MonthGrid.tsx';
import { stayMessages } from '../messages.it.ts';
import { guestLimit } from '../rules/guest-options.ts';
import { nightPrice } from '../rules/quote-stay.ts';
import type { Selection } from '../rules/selection.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingFields } from './BookingFields.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import { BookingSheet, MobileBar } from './MobileBooking.tsx';
import { roomsOnOffer } from './offer-of.ts';
import { useSheetHistory } from './use-sheet-history.ts';
import { useStayChoice } from './use-stay-choice.ts';

type BookingPanelProps = {
  struttura: Struttura;
  /** The day it is in Rome, from the server: the browser's own clock and zone play no part. */
  today: CalendarDate;
  /** Results of the same town. */
  resultsHref: string;
};

/** Availability, price and the two buttons of an accommodation: a card beside the page, on phones a bar and a sheet. */
export function BookingPanel(props: BookingPanelProps) {
  // Another struttura is another choice: dates of the one must never be shown with the price of the other.
  return <Panel key={props.struttura.id} {...props} />;
}

function Panel({ struttura, today, resultsHref }: BookingPanelProps) {
  const choice = useStayChoice(struttura, today);
  const [alert, setAlert] = useState<{ text: string; count: number; after: unknown } | null>(null);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const sheet = useSheetHistory();
  const cardGrid = useRef<MonthGridHandle>(null);
  const sheetGrid = useRef<MonthGridHandle>(null);
  const titleId = useId();
  const { is_guaranteed } = struttura;
  const hasContacts = phoneLink(struttura.telefono) !== null || emailLink(struttura.email) !== null;

  const pay = (grid: RefObject<MonthGridHandle | null>) => {
    const { fault, offer } = choice;
    const notYet = hasContacts ? stayMessages.pagamentoInArrivo : stayMessages.pagamentoInArrivoSenzaContatti;
    const text = fault ? stayMessages.fault[fault](guestLimit(offer.posti_letto)) : notYet;
    setAlert((last) => ({ text, count: (last?.count ?? 0) + 1, after: choice.selection }));
    if (fault) grid.current?.focusTabStop();
  };
  const rooms = roomsOnOffer(struttura);
  const actions = (grid: RefObject<MonthGridHandle | null>, payLabel: string) => (
    <BookingActions
      isGuaranteed={is_guaranteed}
      hasContacts={hasContacts}
      resultsHref={resultsHref}
      payLabel={payLabel}
      // What was wrong with other dates is not said of these.
      alert={alert?.after === choice.selection ? alert : null}
      onPay={() => pay(grid)}
      onInfo={() => setInfoOpen(true)}
    />
  );

  return (
    <>
      <section className="book" aria-labelledby={titleId}>
        <h2 className="sr" id={titleId}>
          Disponibilità e prenotazione
        </h2>
        <PriceLine price={formatPrice(nightPrice(choice.offer.price))} isGuaranteed={is_guaranteed} />
        <ChosenDates selection={choice.selection} />
        <BookingFields choice={choice} rooms={rooms} grid={cardGrid} />
        {actions(cardGrid, 'Prenota e paga (garantito)')}
        <p className="fin-n">L’imposta di soggiorno, se prevista, si paga in struttura.</p>
      </section>
      <MobileBar choice={choice} payLabel={is_guaranteed ? 'Prenota' : 'Continua'} onOpen={sheet.open} />
      <BookingSheet isOpen={sheet.isOpen} onClose={sheet.close} actions={actions(sheetGrid, 'Prenota e paga')}>
        <BookingFields choice={choice} rooms={rooms} grid={sheetGrid} />
      </BookingSheet>
      <InfoDialog struttura={struttura} choice={choice} isOpen={isInfoOpen} onClose={() => setInfoOpen(false)} />
    </>
  );
}

function PriceLine({ price, isGuaranteed }: { price: string; isGuaranteed: boolean }) {
  return (
    <div className="pz">
      <p className="prz">
        <b>{price}</b> <span>/ notte</span>
      </p>
      <span className={isGuaranteed ? 'badge ok' : 'badge no'}>
        <Icon name={isGuaranteed ? 'shield-check' : 'warning-circle'} size={16} />
        {isGuaranteed ? 'Sicura' : 'Non garantita'}
      </span>
    </div>
  );
}

function ChosenDates({ selection }: { selection: Selection }) {
  const check_in = selection.kind === 'empty' ? null : selection.check_in;
  const check_out = selection.kind === 'stay' ? selection.check_out : null;
  return (
    <dl className="date">
      <div className={check_in === null ? 'act' : undefined}>
        <dt>Arrivo</dt>
        <dd>{check_in === null ? 'Scegli' : formatShortDate(check_in)}</dd>
      </div>
      <div className={check_in !== null && check_out === null ? 'act' : undefined}>
        <dt>Partenza</dt>
        <dd>{check_out !== null ? formatShortDate(check_out) : check_in === null ? '—' : 'Scegli'}</dd>
      </div>
    </dl>
  );
}
