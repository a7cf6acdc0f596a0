import { gridMessages } from '../../grid-messages.it.ts';

const ENTRIES = [
  ['k-os', gridMessages.piattaforme.ospitalia],
  ['k-ab', gridMessages.piattaforme.airbnb],
  ['k-bk', gridMessages.piattaforme.booking],
  ['k-vr', gridMessages.piattaforme.vrbo],
  ['k-bl', gridMessages.bloccato],
  ['k-mn', gridMessages.manutenzione],
  ['conf', gridMessages.conflitto],
] as const;

/** What the colours and the patterns mean. */
export function Legend() {
  return (
    <ul className="legenda" aria-label="Legenda">
      {ENTRIES.map(([look, label]) => (
        <li key={look} className={look}>
          <i aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
