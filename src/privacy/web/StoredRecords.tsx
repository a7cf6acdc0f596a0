import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-name.ts';
import type { RecordsSummary } from '../rules/summarise-records.ts';
import * as messages from '../messages/visitor.ts';

type Line = { icon: IconName; what: string; more: string };

function linesOf(records: RecordsSummary): Line[] {
  const lines: (Line | false)[] = [
    records.prenotazioni > 0 && { icon: 'calendar-dots', ...messages.storedBookings(records) },
    records.commenti > 0 && { icon: 'pencil-simple', ...messages.storedComments(records.commenti) },
    records.newsletter && { icon: 'paper-plane-tilt', ...messages.storedNewsletter },
    records.account && { icon: 'door', ...messages.storedOwnerAccess },
    records.strutture.length > 0 && { icon: 'buildings', ...messages.storedListings(records.strutture) },
    records.contatti > 0 && { icon: 'envelope-simple', ...messages.storedContacts(records.contatti) },
  ];
  return lines.filter((line) => line !== false);
}

export function StoredRecords({ records }: { records: RecordsSummary }) {
  const lines = linesOf(records);
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
