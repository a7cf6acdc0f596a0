import { afterAll, expect, test } from 'vitest';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { paymentBody } from '../../../test/open-stay.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

async function hold(address: string, guest_email: string) {
  const house = await portal.buildHome({ stripe_account_id: 'acct_demo_anna' });
  const body = paymentBody(house, { cin: await portal.cinOf(house), guest_email });
  const headers = { 'X-Forwarded-For': address };
  return portal.call('POST', '/api/payments/booking/create-payment', { cookie: null, body, headers });
}

test('a fourth unpaid hold for one email address returns 429, regardless of the network address, and stores nothing', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::3']) {
    expect((await hold(address, 'script@example.it')).status).toBe(200);
  }
  const count = () => portal.db.selectFrom('bookings').select('id').execute();
  const before = await count();
  const refused = await hold('203.0.113.4', 'Script+4@example.it');
  expect([refused.status, refused.body.codice]).toEqual([429, 'TROPPE_RICHIESTE']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d{4}$/);
  const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60);
  expect(refused.body.detail).toContain(`riprova tra ${minutes} minuti`);
  expect(await count()).toEqual(before);
});
