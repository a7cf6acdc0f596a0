import { Link } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { guestBookingPath } from '../../rules/guest-booking-path.ts';
import * as messages from '../../messages/visitor.ts';

const pathOf = (codice: string) => `${guestBookingPath(codice)}?annullato=1`;

/** `codice`: of the stay whose payment it leads back to. */
export function OwnHoldNote({ text, codice }: { text: string; codice?: string }) {
  return (
    <p className="note info stay-own-hold">
      <Icon name="clock" />
      <span>
        {text} {codice !== undefined && <Link to={pathOf(codice)}>{messages.resumePaymentButton}</Link>}
      </span>
    </p>
  );
}

export function ResumePayment({ codice }: { codice: string }) {
  return (
    <Link className="btn full" to={pathOf(codice)}>
      <Icon name="lock-simple" />
      {messages.payNowButton}
    </Link>
  );
}
