import type { IncomingMessage } from 'node:http';
import type { ConnectionShares } from '../../platform/database/share-connections.ts';
import { type Admission, createAdmission } from '../../platform/http/admission.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { createHostJudge, type HostJudge } from '../../platform/http/own-hosts.ts';
import { createEarlyRefusals, type RefuseEarly } from '../../platform/http/refuse-early.ts';
import { watchStrain } from '../../platform/http/watch-strain.ts';
import { classOfRequest } from './class-of-request.ts';
import type { Config } from './config.ts';
import { refusalPage } from './plain-page.ts';

type Gate = { judgeHost: HostJudge; refuse: RefuseEarly; admission: Admission; close(): void };

/** Who is let in: by the name that is asked for, by the address that asks, and by what the process can bear. */
export function openAdmission(
  { publicUrl, allowedHosts, trustProxy }: Pick<Config, 'publicUrl' | 'allowedHosts' | 'trustProxy'>,
  shares: ConnectionShares,
): Gate {
  const strain = watchStrain({ connectionMs: shares.longestWaitMs });
  const refuse = createEarlyRefusals(refusalPage);
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), trustProxy);
  return {
    judgeHost: createHostJudge(publicUrl, allowedHosts),
    refuse,
    admission: createAdmission({ classOf: classOfRequest, addressOf, overload: strain.level, refuse }),
    close: strain.close,
  };
}
