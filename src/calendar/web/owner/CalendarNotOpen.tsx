import { Link } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import * as messages from '../../messages/owner.ts';

export function CalendarNotOpen({ id }: { id: number }) {
  return (
    <EmptyState title={messages.notOpenYetTitle}>
      <p>{messages.calendarNotOpenYet}</p>
      <Link className="btn" to={ownerPath(id)}>
        {messages.seeProgressLink}
      </Link>
    </EmptyState>
  );
}
