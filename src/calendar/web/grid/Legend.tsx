import type { GridEvent } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

const ENTRIES = [
  ['calendar-ospitalia', messages.sourceNames.ospitalia],
  ['calendar-airbnb', messages.sourceNames.airbnb],
  ['calendar-booking', messages.sourceNames.booking],
  ['calendar-vrbo', messages.sourceNames.vrbo],
  ['calendar-blocked', messages.blockedLabel],
  ['calendar-maintenance', messages.maintenanceLabel],
  ['conf', messages.conflictLabel],
] as const;

const UNCERTAIN = ['hold', 'request'] as const;

export function Legend({ events }: { events: readonly Pick<GridEvent, 'booking'>[] }) {
  const uncertain = UNCERTAIN.filter((kind) => events.some(({ booking }) => booking?.kind === kind));
  return (
    <ul className="calendar-legend" aria-label={messages.legendLabel}>
      {ENTRIES.map(([look, label]) => (
        <li key={look} className={look}>
          <i aria-hidden="true" />
          {label}
        </li>
      ))}
      {uncertain.map((kind) => (
        <li key={kind} className="calendar-ospitalia calendar-uncertain">
          <i aria-hidden="true" />
          {messages.ownNightStates[kind]}
        </li>
      ))}
    </ul>
  );
}
