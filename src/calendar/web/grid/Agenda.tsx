import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { agenda } from '../../rules/agenda.ts';
import type { ShownEvent } from './event-words.ts';
import { EventList } from './EventList.tsx';
import type { GridEvent } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

type AgendaProps = {
  events: readonly GridEvent[];
  from: CalendarDate;
  today: CalendarDate;
  shown: ShownEvent;
  onOpen: (event: GridEvent) => void;
};

export function Agenda({ events, from, today, shown, onOpen }: AgendaProps) {
  const groups = agenda(events, from).flatMap(({ day, events: those }) => {
    const underWay = those.filter(({ start }) => start < day);
    const beginning = those.filter(({ start }) => start >= day);
    const name = messages.listDayHeading(day);
    const title = day === today ? `${messages.todayButton}, ${name}` : name;
    return [
      { title: messages.ongoingMark, events: underWay },
      { title, events: beginning },
    ].filter((group) => group.events.length > 0);
  });
  if (groups.length === 0 && shown.isKnown) return <p className="senza muted">{messages.noEventsInPeriod}</p>;
  return (
    <div className="calendar-event-list">
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <EventList events={group.events} shown={shown} onOpen={onOpen} label={group.title} />
        </section>
      ))}
    </div>
  );
}
