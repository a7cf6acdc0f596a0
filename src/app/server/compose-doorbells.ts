import { recordAction } from '../../admin/server/service.ts';
import { createMailboxVisits } from '../../calendar/server/doorbell-mailbox.ts';
import { doorbellRoutes } from '../../calendar/server/doorbell-routes.ts';
import { createDoorbells, type DoorbellParts } from '../../calendar/server/doorbells.ts';
import type { Dependencies } from './dependencies.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'limits' | 'inboundMail' | 'metrics'> &
  Pick<DoorbellParts, 'seal' | 'refreshSoon'>;

export function composeDoorbells({ inboundMail, metrics, ...parts }: Parts) {
  const onRing = metrics && { onRing: metrics.doorbellRang };
  const doorbells = createDoorbells({
    ...parts,
    ...onRing,
    record: recordAction,
    place: inboundMail?.place ?? null,
  });
  const imap = inboundMail?.imap ?? null;
  const visit =
    inboundMail === null || imap === null
      ? async () => undefined
      : createMailboxVisits({ imap, place: inboundMail.place, clock: parts.clock, ring: doorbells.ring });
  return {
    calls: doorbellRoutes(doorbells, inboundMail?.secret ?? null),
    jobHandlers: { 'doorbell-mailbox': visit },
  };
}
