import { formatTime } from '../../../kernel/dates/format-moment.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Events } from './use-events.ts';
import * as messages from '../../messages/owner.ts';

export function LoadNotes({ events }: { events: Events }) {
  const { isLoading, isKnown, hasFailed, at, reload } = events;
  return (
    <>
      <div role="status" className="attesa">
        {isLoading && !isKnown && <span>{messages.calendarLoading}</span>}
      </div>
      <div role="alert">
        {hasFailed && (
          <div className="note err-n">
            <Icon name="warning-circle" />
            <div>
              <p>
                <b>{messages.eventsNotLoaded}</b>
              </p>
              <p>
                {isKnown && at !== null ? messages.staleCalendarNote(formatTime(at)) : messages.unknownPeriodNote}{' '}
                <button type="button" className="txtlink" onClick={reload}>
                  {messages.retryButton}
                </button>
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
