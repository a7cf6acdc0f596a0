import { Link } from 'react-router';
import { propertyCalendarMessages } from '../../property-messages.it.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ownPath } from '../../../strutture/web/owner/own-path.ts';

/** Instead of the calendar of a struttura that is not approved. */
export function CalendarNotOpen({ id }: { id: number }) {
  return (
    <EmptyState title="Ancora un po’ di pazienza">
      <p>{propertyCalendarMessages.calendarioNonAperto}</p>
      <Link className="btn" to={ownPath(id)}>
        Vedi a che punto è
      </Link>
    </EmptyState>
  );
}
