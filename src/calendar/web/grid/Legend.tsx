import { gridMessages } from '../../grid-messages.it.ts';
import { ownNightsMessages } from '../../own-nights-messages.it.ts';
import type { GridEvent } from './grid-event.ts';
import * as t from './messages.it.ts';

const ENTRIES = [
  ['calendar-ospitalia', gridMessages.piattaforme.ospitalia],
  ['calendar-airbnb', gridMessages.piattaforme.airbnb],
  ['calendar-booking', gridMessages.piattaforme.booking],
  ['calendar-vrbo', gridMessages.piattaforme.vrbo],
  ['calendar-blocked', gridMessages.bloccato],
  ['calendar-maintenance', gridMessages.manutenzione],
  ['conf', gridMessages.conflitto],
] as const;

/** Nights of our own that are not sold yet: said only where there are some. */
const UNCERTAIN = ['hold', 'request'] as const;

export function Legend({ events }: { events: readonly Pick<GridEvent, 'booking'>[] }) {
  const uncertain = UNCERTAIN.filter((kind) => events.some(({ booking }) => booking?.kind === kind));
  return (
    <ul className="calendar-legend" aria-label={t.legenda}>
      {ENTRIES.map(([look, label]) => (
        <li key={look} className={look}>
          <i aria-hidden="true" />
          {label}
        </li>
      ))}
      {uncertain.map((kind) => (
        <li key={kind} className="calendar-ospitalia calendar-uncertain">
          <i aria-hidden="true" />
          {ownNightsMessages[kind]}
        </li>
      ))}
    </ul>
  );
}
