import { gridMessages } from '../../grid-messages.it.ts';
import { ownNightsMessages } from '../../own-nights-messages.it.ts';
import type { GridEvent } from './grid-event.ts';
import * as t from './messages.it.ts';

const ENTRIES = [
  ['k-os', gridMessages.piattaforme.ospitalia],
  ['k-ab', gridMessages.piattaforme.airbnb],
  ['k-bk', gridMessages.piattaforme.booking],
  ['k-vr', gridMessages.piattaforme.vrbo],
  ['k-bl', gridMessages.bloccato],
  ['k-mn', gridMessages.manutenzione],
  ['conf', gridMessages.conflitto],
] as const;

/** Nights of our own that are not sold yet: said only where there are some. */
const UNCERTAIN = ['hold', 'request'] as const;

type LegendProps = { events: readonly Pick<GridEvent, 'booking'>[] };

/** What the colours and the patterns mean. */
export function Legend({ events }: LegendProps) {
  const uncertain = UNCERTAIN.filter((kind) => events.some(({ booking }) => booking?.kind === kind));
  return (
    <ul className="legenda" aria-label={t.legenda}>
      {ENTRIES.map(([look, label]) => (
        <li key={look} className={look}>
          <i aria-hidden="true" />
          {label}
        </li>
      ))}
      {uncertain.map((kind) => (
        <li key={kind} className="k-os incerto">
          <i aria-hidden="true" />
          {ownNightsMessages[kind]}
        </li>
      ))}
    </ul>
  );
}
