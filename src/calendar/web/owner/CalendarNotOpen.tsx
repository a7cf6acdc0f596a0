import { Link } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ownPath } from '../../../strutture/rules/own-path.ts';
import * as messages from '../../messages/owner.ts';

export function CalendarNotOpen({ id }: { id: number }) {
  return (
    <EmptyState title={messages.notOpenYetTitle}>
      <p>{messages.calendarNotOpenYet}</p>
      <Link className="btn" to={ownPath(id)}>
        {messages.seeProgressLink}
      </Link>
    </EmptyState>
  );
}
