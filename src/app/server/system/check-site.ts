import { connect } from 'node:tls';
import { z } from 'zod';
import type { Verdict } from '../../../admin/rules/verdict.ts';
import { type CertificateLife, judgeProxies, judgeSite } from '../../../admin/rules/judge-system.ts';
import { ECHO_HEADER, signEcho } from '../../../platform/http/echo.ts';
import type { Config } from '../config.ts';
import { reasonOf } from './check-with-limit.ts';
import * as operatorMessages from '../../messages/operator.ts';

const TIMEOUT_MS = 5000;
const DAY_MS = 86_400_000;
const HTTPS_PORT = 443;
/** Forged client address that the check sends to count the proxies. It is reserved for documentation (RFC 5737). */
const FORGED = '203.0.113.77';
/** Internal paths. A reverse proxy must not forward requests for them. */
const INTERNAL = ['/metrics', '/readyz'];
const OK = 200;

const echoSchema = z.object({ status: z.literal('ok'), echo: z.object({ forwardedFor: z.string().nullable() }) });

type SiteParts = { config: Pick<Config, 'publicUrl' | 'trustProxy'>; secret: string; now: Date };

const request = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

function readCertificate({ hostname, port }: URL, now: Date): Promise<CertificateLife> {
  const { promise, resolve, reject } = Promise.withResolvers<CertificateLife>();
  // Accepts any certificate, because `fetch` has already verified it. This connection only reads the validity period.
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
    rejectUnauthorized: false,
    timeout: TIMEOUT_MS,
  });
  socket.once('secureConnect', () => {
    const { valid_from, valid_to } = socket.getPeerCertificate();
    const left = Date.parse(valid_to) - now.getTime();
    resolve({ days: left / DAY_MS, share: left / (Date.parse(valid_to) - Date.parse(valid_from)) });
    socket.destroy();
  });
  socket.once('timeout', () => socket.destroy(new Error(operatorMessages.noResponse())));
  socket.once('error', reject);
  return promise;
}

async function findExposed(publicUrl: string): Promise<string[]> {
  const answers = await Promise.all(
    INTERNAL.map(async (path) => ({ path, status: (await request(publicUrl + path)).status })),
  );
  return answers.filter(({ status }) => status === OK).map(({ path }) => path);
}

/** Returns whether the certificate caused the failure; an unreachable server causes a system error code instead. */
function isAboutCertificate(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /CERT|SIGNATURE|ISSUER|TLS/.test(code);
}

async function look({ config, secret, now }: SiteParts): Promise<Verdict[]> {
  const { publicUrl, trustProxy } = config;
  const answer = await request(`${publicUrl}/healthz`, {
    [ECHO_HEADER]: signEcho(secret, now),
    'X-Forwarded-For': FORGED,
  });
  const echo = echoSchema.safeParse(await answer.json().catch(() => null));
  if (!echo.success) return [{ kind: 'sito.altro', url: publicUrl }];
  const { forwardedFor } = echo.data.echo;
  const proxies = judgeProxies({ configured: trustProxy, forwardedFor, forged: FORGED });
  const isDirect = proxies.kind === 'proxy.bene' && proxies.hops === 0;
  const exposed = isDirect ? [] : await findExposed(publicUrl);
  const url = new URL(publicUrl);
  const life = url.protocol === 'https:' ? await readCertificate(url, now) : null;
  return [judgeSite(publicUrl, life, exposed), proxies];
}

/** Requests the site by its public name, so that reverse proxies are checked, too. */
export async function checkSite(parts: SiteParts): Promise<Verdict[]> {
  const url = parts.config.publicUrl;
  try {
    return await look(parts);
  } catch (error) {
    const reason = reasonOf(error);
    return [
      isAboutCertificate(error) ? { kind: 'sito.certificato', url, reason } : { kind: 'sito.assente', url, reason },
    ];
  }
}
