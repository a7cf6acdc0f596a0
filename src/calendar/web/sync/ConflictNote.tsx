import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { gridMessages } from '../../grid-messages.it.ts';
import type { SyncStatus } from '../../property-contract.ts';
import { formatNights } from '../../rules/format-nights.ts';
import { syncMessages } from '../../sync-messages.it.ts';
import { unitLabel } from './feed-name.ts';
import { parseNights } from '../../rules/parse-nights.ts';

const TOLD = 4;

/** Nights to come that two platforms have sold. The region stays, so that what turns up is announced. */
export function ConflictNote({ status: { conflicts, property }, today }: { status: SyncStatus; today: CalendarDate }) {
  const rest = conflicts.length - TOLD;
  return (
    <div role="status" className="calendar-conflicts">
      {conflicts.length > 0 && (
        <div className="note err-n">
          <Icon name="warning" size={24} />
          <div>
            <b>{syncMessages.conflittiDaControllare(conflicts.length)}</b>
            <ul>
              {conflicts.slice(0, TOLD).map((conflict) => {
                const [one, other] = conflict.platforms;
                const unit = conflict.camera_id === null ? null : unitLabel(property, conflict.camera_id);
                const nights = formatNights(parseNights(conflict), today);
                const { piattaforme } = gridMessages;
                return (
                  <li key={conflict.event_ids.join(' ')}>
                    {unit !== null && `${unit}, `}
                    {syncMessages.conflitto(nights, piattaforme[one], piattaforme[other])}
                  </li>
                );
              })}
            </ul>
            {rest > 0 && <p>{syncMessages.altriConflitti(rest)}</p>}
            <p>{syncMessages.verificaAMano}</p>
          </div>
        </div>
      )}
    </div>
  );
}
