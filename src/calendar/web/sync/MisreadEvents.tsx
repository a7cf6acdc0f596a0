import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Configuration } from '../../property-contract.ts';
import { parseMisread } from '../../rules/parse-nights.ts';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

type Feeds = { feeds: readonly Pick<Configuration, 'misread_count'>[] };

export function MisreadBadge({ feeds }: Feeds) {
  if (feeds.every(({ misread_count }) => misread_count === 0)) return null;
  return (
    <span className="badge waiting">
      <Icon name="warning" size={16} />
      {ownerMessages.partlyReadMark}
    </span>
  );
}

export function MisreadLine({ feeds }: Feeds) {
  const count = feeds.reduce((sum, { misread_count }) => sum + misread_count, 0);
  return count === 0 ? null : <p className="calendar-misread">{ownerMessages.partlyReadEventsShort(count)}</p>;
}

type MisreadEventsProps = { feed: Configuration; today: CalendarDate };

export function MisreadEvents({ feed: { misread, misread_count, platform }, today }: MisreadEventsProps) {
  if (misread_count === 0) return null;
  const others = misread_count - misread.length;
  return (
    <div className="calendar-misread">
      <p>{ownerMessages.partlyReadEvents(misread_count)}</p>
      <ul>
        {misread.map((event) => {
          const text = messages.misreadEvent(parseMisread(event), today);
          return <li key={text}>{text}</li>;
        })}
        {others > 0 && <li>{ownerMessages.morePartlyReadEvents(others)}</li>}
      </ul>
      <p>{ownerMessages.partlyReadRemedy(ownerMessages.platformNames[platform])}</p>
    </div>
  );
}
