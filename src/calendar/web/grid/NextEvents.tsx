import { type CalendarDate, formatMonth } from '../../../kernel/dates/calendar-date.ts';
import { type CalendarPage, pageWeeks } from '../../rules/calendar-page.ts';
import { AGENDA_DAYS, agenda } from '../../rules/agenda.ts';
import type { ShownEvent } from './event-words.ts';
import { EventList } from './EventList.tsx';
import type { GridEvent } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

type NextEventsProps = {
  page: CalendarPage;
  from: CalendarDate;
  today: CalendarDate;
  events: readonly GridEvent[];
  shown: ShownEvent;
  onOpen: (event: GridEvent) => void;
};

export function NextEvents({ page, from, today, events, shown, onOpen }: NextEventsProps) {
  const { view } = page;
  const [week = []] = view === 'mese' ? [] : pageWeeks(page);
  const first = week[0] ?? from;
  const next = agenda(events, first, view === 'mese' ? AGENDA_DAYS : week.length).flatMap((group) => group.events);
  const ofMonth = first === today ? messages.upcomingEventsTitle : messages.eventsOf(formatMonth(page.month));
  const title = view === 'mese' ? ofMonth : view === 'settimana' ? messages.weekEventsTitle : messages.dayEventsTitle;
  if (next.length === 0 && !shown.isKnown) return null;
  return (
    <div className="calendar-upcoming">
      <h3>{title}</h3>
      {next.length > 0 ? (
        <EventList events={next} shown={shown} onOpen={onOpen} label={title} />
      ) : (
        <p className="senza muted">{messages.noEventsInPeriod}</p>
      )}
    </div>
  );
}
