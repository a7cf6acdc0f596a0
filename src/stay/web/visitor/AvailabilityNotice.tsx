import { Icon } from '../../../ui/Icon.tsx';
import * as t from './availability-messages.it.ts';

/** Says that the free days on show were not confirmed by the server. */
export function AvailabilityNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <span className="note warn">
      <Icon name="warning" />
      <span>
        {t.disponibilitaNonVerificata}{' '}
        <button type="button" className="txtlink" onClick={onRetry}>
          {t.riprova}
        </button>
      </span>
    </span>
  );
}
