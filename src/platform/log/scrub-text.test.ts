import { expect, test } from 'vitest';
import { scrubText } from './scrub-text.ts';

test.each([
  ['550 rejected <anna.bianchi+1@example.it>', '550 rejected <[…]>'],
  ['anna%40example.it asked', '[…] asked'],
  ['fetch failed: https://www.airbnb.it/calendar/ical/1.ics?s=abc', 'fetch failed: https://www.airbnb.it/[…]'],
  ['postgres://anna:segreta@db.example:5432/x', 'postgres://[…]@db.example:5432/x'],
  ['no such payment: pi_3Nabc, key sk_live_abc123', 'no such payment: […], key […]'],
  ['acct_demo_anna', '[…]'],
  ['card 4242 4242 4242 4242 declined', 'card […] declined'],
  ['call +39 333 123 4567', 'call […]'],
  ['IT60X0542811101000000123456', '[…]'],
  ['booking 7H2K9MNPQRST0VWX is gone', 'booking […] is gone'],
  ['token Zk3_xY9-aaBBccDDeeFFggHH', 'token […]'],
  ['eyJhbGciOi.eyJzdWIiOi.abc', '[…]'],
])('scrubText turns «%s» into «%s»', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each([
  'connect ECONNREFUSED 127.0.0.1:5432',
  'violates check constraint "registro_azioni_address_check"',
  '9730c6c0-f8f7-4ecd-9fd4-a3db58fa8ace',
  '    at processTicksAndRejections (node:internal/process/task_queues:104:5)',
  '    at async file:///srv/ospitalia/src/stay/server/payment-provider-of-bookings.ts:12:3',
  'ERR_HTTP_HEADERS_SENT',
  '2026-11-22T17:07:15.123Z',
  'migration 0016_bookings_due failed',
  '/srv/node_modules/@hono/node-server/dist/index.mjs',
])('scrubText leaves «%s» unchanged', (text) => {
  expect(scrubText(text)).toBe(text);
});
