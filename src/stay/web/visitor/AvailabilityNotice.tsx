import { Icon } from '../../../ui/Icon.tsx';
import * as messages from '../../messages/visitor.ts';

type AvailabilityNoticeProps = { isSuspended?: boolean; onRetry: () => void };

/** Says that nothing can be booked for now, or that the free days on show were not confirmed by the server. */
export function AvailabilityNotice({ isSuspended = false, onRetry }: AvailabilityNoticeProps) {
  return (
    <span className="note warn">
      <Icon name="warning" />
      <span>
        {isSuspended ? messages.bookingsSuspended : messages.availabilityUnverified}{' '}
        <button type="button" className="txtlink" onClick={onRetry}>
          {messages.retryButton}
        </button>
      </span>
    </span>
  );
}
