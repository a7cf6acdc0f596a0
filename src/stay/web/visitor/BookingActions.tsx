import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { HydratedButton } from '../../../ui/HydratedButton.tsx';
import type { MonthGridHandle } from '../../../ui/MonthGrid.tsx';
import type { Modalita } from '../../rules/booking.ts';
import { guestBookingPath } from '../../rules/guest-booking-path.ts';
import * as t from './messages.it.ts';

/** What is said above the buttons: a fault of the guest's choice, or news. `count` tells one press from the next. */
export type Alert = { text: string; isFault: boolean; count: number };

export type Actions = {
  isGuaranteed: boolean;
  isPayable: boolean;
  modalita: Modalita;
  ownHold: string | null;
  hasContacts: boolean;
  resultsHref: string;
  areDatesChosen: boolean;
  alert: Alert | null;
  onPay: () => { areDatesMissing: boolean };
  onInfo: () => void;
};

type BookingActionsProps = {
  actions: Actions;
  grid: RefObject<MonthGridHandle | null>;
  /** Side by side at the bottom of the sheet, the payment under the thumb. */
  isPinned?: boolean;
};

/** The alert and the two buttons; without guarantee there is nothing to pay with (specification section 2). */
export function BookingActions({ actions, grid, isPinned = false }: BookingActionsProps) {
  const { isPayable, modalita, ownHold, hasContacts, areDatesChosen, alert, onPay, onInfo } = actions;
  const pay = () => {
    if (onPay().areDatesMissing) grid.current?.focusTabStop();
  };
  const ownWords = isPinned ? t.prenotaEPaga : t.prenotaEPagaGarantito;
  // On a phone the days are what is missing, and where the press leads; beside the page the button is that of the specification.
  const isEarly = isPinned && !areDatesChosen;
  const payment = isPayable && (
    <HydratedButton className="btn full" onClick={pay}>
      <Icon name={isEarly ? 'calendar-blank' : 'lock-simple'} />
      {isEarly ? t.scegliLeDate : modalita === 'immediata' ? ownWords : t.chiediConferma}
    </HydratedButton>
  );
  return (
    <div className="stay-step">
      <div role="alert" className="stay-step-to">
        {alert && (
          <p className={alert.isFault ? 'err' : 'note info'} key={alert.count}>
            <Icon name={alert.isFault ? 'warning-circle' : 'info'} />
            {alert.text}
          </p>
        )}
      </div>
      {ownHold !== null && (
        <p className="note info stay-own-hold">
          <Icon name="clock" />
          <span>
            {t.haiGiaDelleDateTenute}{' '}
            <Link to={`${guestBookingPath(ownHold)}?annullato=1`}>{t.riprendiIlPagamento}</Link>
          </span>
        </p>
      )}
      {!isPinned && payment}
      {hasContacts && (
        <HydratedButton className={isPayable ? 'btn alt full' : 'btn full'} onClick={onInfo}>
          {t.soloInformazioni}
        </HydratedButton>
      )}
      {isPinned && payment}
    </div>
  );
}

export function NotGuaranteedNote({
  actions: { isGuaranteed, isPayable, hasContacts, resultsHref },
}: {
  actions: Actions;
}) {
  if (isPayable) return null;
  return (
    <div className="note warn stay-not-guaranteed">
      <Icon name="warning" />
      <div>
        {isGuaranteed ? (
          <b>{t.iPagamentiOnlineDiQuesta}</b>
        ) : (
          <>
            <b>{t.questaStrutturaNonEGarantita}</b> {t.ilPagamentoOnline}
          </>
        )}{' '}
        {t.tiConsigliamoDi} <Link to={resultsHref}>{t.scegliereAltraStruttura}</Link>
        {hasContacts ? t.oppureDiChiedereInformazioni : '.'}
      </div>
    </div>
  );
}
