import type { IncomingMessage } from 'node:http';
import type { ConnectionShares } from '../../platform/database/share-connections.ts';
import { type Admission, createAdmission } from '../../platform/http/admission.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { createHostJudge, type HostJudge } from '../../platform/http/host-judge.ts';
import { createEarlyRefusals, type EarlyRefusals } from '../../platform/http/refuse-early.ts';
import { transportHeaders } from '../../platform/http/security-headers.ts';
import { watchStrain } from '../../platform/http/watch-strain.ts';
import type { PageCache } from '../../platform/page-cache/page-cache.ts';
import { classOfRequest } from './class-of-request.ts';
import type { Config } from './config.ts';
import { refusalPage } from './plain-page.ts';

type GateConfig = Pick<Config, 'publicUrl' | 'allowedHosts' | 'trustProxy' | 'hstsSubdomains'>;
type Gate = { judgeHost: HostJudge; refusals: EarlyRefusals; admission: Admission; close(): void };

export function openAdmission(
  { publicUrl, allowedHosts, trustProxy, hstsSubdomains }: GateConfig,
  shares: ConnectionShares,
  { answerStale }: Pick<PageCache, 'answerStale'>,
): Gate {
  const strain = watchStrain({ connectionMs: shares.longestWaitMs });
  const commonHeaders = transportHeaders(publicUrl, hstsSubdomains);
  const refusals = createEarlyRefusals({ pageOf: refusalPage, portalHeaders: commonHeaders });
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), trustProxy);
  return {
    judgeHost: createHostJudge(publicUrl, allowedHosts),
    refusals,
    admission: createAdmission({
      classOf: classOfRequest,
      addressOf,
      overload: strain.level,
      refuse: refusals.answer,
      answerStale,
    }),
    close: strain.close,
  };
}
