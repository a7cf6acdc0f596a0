import { Icon } from '../../../ui/Icon.tsx';
import { prenotazioniSospese } from '../../suspended-messages.it.ts';
import * as t from './availability-messages.it.ts';

type AvailabilityNoticeProps = { isSuspended?: boolean; onRetry: () => void };

/** Says that nothing can be booked for now, or that the free days on show were not confirmed by the server. */
export function AvailabilityNotice({ isSuspended = false, onRetry }: AvailabilityNoticeProps) {
  return (
    <span className="note warn">
      <Icon name="warning" />
      <span>
        {isSuspended ? prenotazioniSospese : t.disponibilitaNonVerificata}{' '}
        <button type="button" className="txtlink" onClick={onRetry}>
          {t.riprova}
        </button>
      </span>
    </span>
  );
}
