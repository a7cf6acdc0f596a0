import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Configuration } from '../../property-contract.ts';
import { type FeedNote, feedNotes } from './feed-notes.ts';

const ICONS = { err: 'pause', warn: 'warning', info: 'info' } as const satisfies Record<FeedNote['level'], string>;

type FeedNotesProps = { feed: Configuration; today: CalendarDate; name?: string | null; isBrief?: boolean };

export function FeedNotes({ feed, today, name = null, isBrief = false }: FeedNotesProps) {
  const notes = feedNotes(feed, today, isBrief);
  if (notes.length === 0) return null;
  return (
    <ul className="calendar-status">
      {notes.map(({ level, text }) => (
        <li key={text} className={level}>
          <Icon name={ICONS[level]} size={16} />
          <span>
            {name !== null && <b>{name}: </b>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
