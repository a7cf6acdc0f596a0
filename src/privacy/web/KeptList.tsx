import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-name.ts';
import type { RecordsSummary } from '../rules/summarise-records.ts';
import * as messages from '../messages/visitor.ts';

type Line = { icon: IconName; what: string; more: string };

function linesOf(kept: RecordsSummary): Line[] {
  const lines: (Line | false)[] = [
    kept.prenotazioni > 0 && { icon: 'calendar-dots', ...messages.keptBookings(kept) },
    kept.commenti > 0 && { icon: 'pencil-simple', ...messages.keptComments(kept.commenti) },
    kept.newsletter && { icon: 'paper-plane-tilt', ...messages.keptNewsletter },
    kept.account && { icon: 'door', ...messages.keptOwnerAccess },
    kept.strutture.length > 0 && { icon: 'buildings', ...messages.keptListings(kept.strutture) },
    kept.contatti > 0 && { icon: 'envelope-simple', ...messages.keptContacts(kept.contatti) },
  ];
  return lines.filter((line) => line !== false);
}

export function KeptList({ kept }: { kept: RecordsSummary }) {
  const lines = linesOf(kept);
  if (lines.length === 0) {
    return (
      <p className="note info">
        <Icon name="info" />
        {messages.legalRecordsRemainNote}
      </p>
    );
  }
  return (
    <ul className="privacy-kept">
      {lines.map(({ icon, what, more }) => (
        <li key={what}>
          <span className="round">
            <Icon name={icon} />
          </span>
          <div>
            <b>{what}</b>
            <p className="muted">{more}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
