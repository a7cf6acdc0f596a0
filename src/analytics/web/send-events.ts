import { analyticsRequest } from '../rules/analytics-request.ts';
import { type AnalyticsPage, analyticsEvents } from '../rules/analytics-events.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { currentChoice } from './consent-store.ts';

/** Path of the landing page. The referrer is sent only for this page, because visitors reach all others from within the portal. */
const landedAt = location.pathname;
let isFirst = true;

/** Returns only the origin of the site that linked to the portal, or '' if there is none. */
function foreignReferrer(): string {
  const from = URL.parse(document.referrer);
  return from === null || from.origin === location.origin || !from.protocol.startsWith('http') ? '' : from.origin;
}

/** Sends the events of a page unless consent is missing or has been withdrawn. Errors are ignored. */
export function sendEvents(setup: AnalyticsSetup, page: AnalyticsPage): void {
  const referrer = isFirst && page.path === landedAt ? foreignReferrer() : '';
  for (const event of analyticsEvents(page)) {
    if (currentChoice(setup) !== 'accettato') return;
    isFirst = false;
    const { origin, hostname } = location;
    const rand = crypto.randomUUID();
    const { url, type, mode, body } = analyticsRequest(setup, event, { origin, hostname, referrer, rand });
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': type },
      mode,
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  }
}
