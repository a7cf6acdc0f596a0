import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import type { MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import type { Modalita } from '../../rules/booking.ts';
import { retryAvailability } from './BookingFields.tsx';
import { LateAvailabilityNotice } from './late-parts.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

export type Alert = { text: string; isFault: boolean; count: number };

export type Actions = {
  choice: StayChoice;
  isGuaranteed: boolean;
  isPayable: boolean;
  modalita: Modalita;
  sameDayHour: number | null;
  guestHold: ReactNode;
  resume: ReactNode;
  hasContacts: boolean;
  resultsHref: string;
  alert: Alert | null;
  onPay: () => { areDatesMissing: boolean };
  onInfo: () => void;
};

type BookingActionsProps = {
  actions: Actions;
  grid: RefObject<MonthGridHandle | null>;
  isPinned?: boolean;
};

export function BookingActions({ actions, grid, isPinned = false }: BookingActionsProps) {
  const { choice, isPayable, sameDayHour, guestHold, resume, hasContacts, alert, onPay, onInfo } = actions;
  const { blocked, freeRooms, tooMany, guests, setGuests } = choice;
  const areRoomsOffered = blocked !== null && freeRooms !== null && freeRooms.length > 0;
  const act = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.closest('.stay-panel, .stay-sheet');
    const room = blocked ? place?.querySelector<HTMLElement>('.stay-other-rooms button') : null;
    if (room) {
      room.focus();
      return;
    }
    // If there are too many guests, the button reduces their number and becomes the payment button.
    if (tooMany && !blocked) setGuests(guests);
    else if (blocked || onPay().areDatesMissing) grid.current?.focusTabStop();
  };
  const [icon, label] = nextAct(actions, isPinned);
  // The message that bookings are suspended is omitted if a rejected payment already shows it.
  const isSuspended = isPayable && choice.availability.isSuspended && alert?.text !== messages.bookingsSuspended;
  const payment =
    resume ||
    (isPayable && (
      <HydratedButton className={areRoomsOffered ? 'btn alt full' : 'btn full'} onClick={act}>
        <Icon name={icon} />
        {label}
      </HydratedButton>
    ));
  return (
    <div className="stay-step">
      <div role="alert" className="stay-step-to">
        {alert && (
          <p className={alert.isFault ? 'err' : 'note info'} key={alert.count}>
            <Icon name={alert.isFault ? 'warning-circle' : 'info'} />
            {alert.text}
          </p>
        )}
        {isSuspended && (
          <div className="stay-availability">
            <LateAvailabilityNotice isSuspended onRetry={() => retryAvailability(choice, grid)} />
          </div>
        )}
      </div>
      {/* The live region stays mounted, so that its text is announced. */}
      <output className="stay-step-to">
        {isPayable && sameDayHour !== null && !blocked && (
          <p className="note info">
            <Icon name="info" />
            {messages.sameDayConfirmationNotice(sameDayHour)}
          </p>
        )}
      </output>
      {guestHold}
      {!isPinned && payment}
      {hasContacts && (
        <HydratedButton className={isPayable ? 'btn alt full' : 'btn full'} onClick={onInfo}>
          {messages.informationOnlyBadge}
        </HydratedButton>
      )}
      {isPinned && payment}
    </div>
  );
}

function nextAct({ choice, modalita }: Actions, isPinned: boolean): [IconName, string] {
  const { blocked, freeRooms, tooMany, guests, selection } = choice;
  if (blocked && freeRooms && freeRooms.length > 0) return ['bed', messages.chooseAnotherRoomButton];
  if (blocked) return ['calendar-blank', messages.chooseOtherDatesButton];
  if (tooMany) return ['users', messages.continueForGuestsButton(guests)];
  // On a phone the button leads to the missing dates; elsewhere it remains the payment button (PRODUCT.md § 2).
  if (isPinned && selection.kind !== 'stay') return ['calendar-blank', messages.chooseDatesButton];
  if (modalita !== 'immediata') return ['lock-simple', messages.requestConfirmationButton];
  return ['lock-simple', messages.bookAndPayButton];
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
          <b>{messages.paymentsSuspendedIntro}</b>
        ) : (
          <>
            <b>{messages.propertyNotGuaranteed}</b> {messages.paymentUnavailableIntro}
          </>
        )}{' '}
        {messages.recommendationIntro} <Link to={resultsHref}>{messages.chooseAnotherHomeLink}</Link>
        {hasContacts ? messages.recommendationEnding : '.'}
      </div>
    </div>
  );
}
