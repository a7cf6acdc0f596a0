import { Link } from 'react-router';
import { propertyCalendarMessages } from '../../property-messages.it.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ownPath } from '../../../strutture/rules/own-path.ts';
import * as t from './messages.it.ts';

export function CalendarNotOpen({ id }: { id: number }) {
  return (
    <EmptyState title={t.ancoraUnPoDiPazienza}>
      <p>{propertyCalendarMessages.calendarioNonAperto}</p>
      <Link className="btn" to={ownPath(id)}>
        {t.vediAChePunto}
      </Link>
    </EmptyState>
  );
}
