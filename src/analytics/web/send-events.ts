import { analyticsRequest } from '../rules/analytics-request.ts';
import { type AnalyticsPage, analyticsEvents } from '../rules/analytics-events.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { currentChoice } from './consent-store.ts';

/** The site that led here is told once, of the page that it led to: the others were reached from here. */
const landedAt = location.pathname;
let isFirst = true;

/** Of another site that led here its origin, never its page. */
function foreignReferrer(): string {
  const from = URL.parse(document.referrer);
  return from === null || from.origin === location.origin || !from.protocol.startsWith('http') ? '' : from.origin;
}

/** Sends what a visit to a page tells, if the visitor agrees at this moment. Nobody waits for it, and nobody hears if it fails. */
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
