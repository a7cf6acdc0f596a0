import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { CONSENT_KEY, writeConsent } from '../../src/analytics/rules/consent.ts';
import type { AnalyticsSetup } from '../../src/analytics/rules/analytics-setup.ts';

/**
 * Analytics setup of the portal under test. The analytics server runs on this machine and listens only during the journeys about
 * consent.
 */
export const MEASURING: AnalyticsSetup = {
  provider: 'plausible',
  site: 'ospitalia.example',
  url: `http://127.0.2.1:${process.env['OSPITALIA_E2E_MEASURING_PORT'] ?? '80'}`,
};

/** Refuses analytics in advance, so that journeys about other features do not show the consent banner. */
export async function refuseAnalytics(context: BrowserContext): Promise<void> {
  const refusal = [CONSENT_KEY, writeConsent('rifiutato', MEASURING, Date.now())];
  // Skips administrators' pages, whose storage must be empty after signing out. The script is text, because this file
  // is compiled without DOM types.
  await context.addInitScript({
    content: `if (location.protocol.startsWith('http') && !location.pathname.startsWith('/admin')) {
      localStorage.setItem(...${JSON.stringify(refusal)});
    }`,
  });
}

type ReceivedRequest = { method: string; path: string; headers: Record<string, unknown>; body: string };

export async function receiveVisits(): Promise<{ received: ReceivedRequest[]; stop(): Promise<void> }> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(202).end('ok');
    });
  });
  const { hostname, port } = new URL(MEASURING.url);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), hostname, resolve);
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { received, stop };
}
