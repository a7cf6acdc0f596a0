import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { SyncStatus } from '../../property-contract.ts';
import { formatNights } from '../../rules/conflict-boxes.ts';
import { unitLabel } from './feed-name.ts';
import { parseNights } from '../../rules/parse-nights.ts';
import * as messages from '../../messages/owner.ts';

const MAX_LISTED = 4;

/** The live region is always rendered, so that new conflicts are announced. */
export function ConflictNote({ status: { conflicts, property }, today }: { status: SyncStatus; today: CalendarDate }) {
  const rest = conflicts.length - MAX_LISTED;
  return (
    <div role="status" className="calendar-conflicts">
      {conflicts.length > 0 && (
        <div className="note err-n">
          <Icon name="warning" size={24} />
          <div>
            <b>{messages.conflictsToCheck(conflicts.length)}</b>
            <ul>
              {conflicts.slice(0, MAX_LISTED).map((conflict) => {
                const [one, other] = conflict.platforms;
                const unit = conflict.camera_id === null ? null : unitLabel(property, conflict.camera_id);
                const nights = formatNights(parseNights(conflict), today);
                return (
                  <li key={conflict.event_ids.join(' ')}>
                    {unit !== null && `${unit}, `}
                    {messages.conflictOnNights(nights, messages.sourceNames[one], messages.sourceNames[other])}
                  </li>
                );
              })}
            </ul>
            {rest > 0 && <p>{messages.moreConflicts(rest)}</p>}
            <p>{messages.checkBothPlatforms}</p>
          </div>
        </div>
      )}
    </div>
  );
}
