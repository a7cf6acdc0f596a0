import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Sentences } from '../../../ui/Sentences.tsx';
import { upcomingBookingsPath } from '../../rules/upcoming-bookings-address.ts';
import { UpcomingBookingsLink } from '../bookings/UpcomingBookingsLink.tsx';
import type { PurgeKind, PurgeReport } from './use-purge.ts';
import * as messages from '../../messages/admin.ts';

export function PurgeReportView({ kind, report }: { kind: PurgeKind; report: PurgeReport }) {
  const { message, archivio, failed, end } = report;
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isFine = end === 'done' && failed.length === 0;
  return (
    <>
      <p ref={first} tabIndex={-1} className={isFine ? 'note ok' : 'note warn'} data-msg={message.split('\n')[0]}>
        <Icon name={isFine ? 'check-circle' : 'warning'} />
        <b>
          <Sentences text={message} />
        </b>
      </p>
      {archivio !== null && <Restore archivio={archivio} />}
      {failed.length > 0 && (
        <section className="admin-remaining">
          <h3 className="h3">{messages.purgeNotDeletedCount(failed.length)}</h3>
          <ul>
            {failed.map(({ id, nome, motivo }) => (
              <li key={id}>
                <b>{nome}</b>
                <span className="muted">{motivo}</span>
              </li>
            ))}
          </ul>
          {failed.some(({ hasUpcomingBookings }) => hasUpcomingBookings) && (
            <UpcomingBookingsLink to={upcomingBookingsPath({ name: kind === 'svuota' ? 'svuota' : 'elimina-tutte' })} />
          )}
        </section>
      )}
    </>
  );
}

function Restore({ archivio }: { archivio: string }) {
  const command = `npm run db -- restore ${quoted(archivio)}`;
  return (
    <div className="admin-restore">
      <p>{messages.purgeArchiveWritten}</p>
      <code>{archivio}</code>
      <p>{messages.purgeRestoreHint}</p>
      <code>{command}</code>
      <CopyButton text={command} label={messages.copyCommandLabel} />
    </div>
  );
}

function quoted(path: string): string {
  return /^[\w./:\\-]+$/.test(path) ? path : `"${path}"`;
}
