import { formatTime } from '../../../kernel/format-moment.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { gridMessages } from '../../grid-messages.it.ts';
import { propertyCalendarMessages } from '../../property-messages.it.ts';
import type { Events } from './use-events.ts';

export function LoadNotes({ events }: { events: Events }) {
  const { isLoading, isKnown, hasFailed, at, reload } = events;
  return (
    <>
      <div role="status" className="attesa">
        {isLoading && !isKnown && <span>{propertyCalendarMessages.caricamento}</span>}
      </div>
      <div role="alert">
        {hasFailed && (
          <div className="note err-n">
            <Icon name="warning-circle" />
            <div>
              <p>
                <b>{propertyCalendarMessages.erroreEventi}</b>
              </p>
              <p>
                {isKnown && at !== null ? gridMessages.diPrima(formatTime(at)) : gridMessages.nonSappiamo}{' '}
                <button type="button" className="txtlink" onClick={reload}>
                  {gridMessages.riprova}
                </button>
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
