import { afterAll, expect, test } from 'vitest';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { DEMO_CARDS } from '../../stay/demo-contract.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

/** What one guest of a network sends. Each of them wants a home of their own. */
function guestAt(address: string, guest_email?: string) {
  const post = (path: string, body: unknown) =>
    portal.ask('POST', path, { cookie: null, body, headers: { 'X-Forwarded-For': address } });
  const hold = async () => {
    const house = await portal.house({ stripe_account_id: 'acct_demo_anna' });
    const body = paymentBody(house, { cin: await portal.cinOf(house), ...(guest_email && { guest_email }) });
    return post('/api/payments/booking/create-payment', body);
  };
  const pay = ({ body }: Awaited<ReturnType<typeof hold>>) => {
    const session = String(body.checkout_url).split('/').at(-1);
    return post(`/api/pagamento-demo/${session}/paga`, { carta: DEMO_CARDS.riuscita });
  };
  return { hold, pay };
}

test('61 guests of one network address book and pay in turn, and the next one is let in', async () => {
  const { hold, pay } = guestAt('198.51.100.7');
  for (let guest = 0; guest < 61; guest += 1) {
    const held = await hold();
    expect([held.status, held.body.detail]).toEqual([200, undefined]);
    expect((await pay(held)).status).toBe(200);
  }
  expect((await hold()).status).toBe(200);
});

test('one e-mail that never pays is refused from every address, with Retry-After and nothing written', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::3']) {
    expect((await guestAt(address, 'script@example.it').hold()).status).toBe(200);
  }
  const count = () => portal.db.selectFrom('bookings').select('id').execute();
  const before = await count();
  const refused = await guestAt('203.0.113.4', 'Script+4@example.it').hold();
  expect([refused.status, refused.body.codice]).toEqual([429, 'TROPPE_RICHIESTE']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d{4}$/);
  const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60);
  expect(refused.body.detail).toContain(`riprova tra ${minutes} minuti`);
  expect(await count()).toEqual(before);
});

test('unpaid holds of one IPv6 network are counted as one address, and refused after 60', async () => {
  for (let script = 0; script < 60; script += 1) {
    expect((await guestAt(`2001:db8:7:7::${script.toString(16)}`).hold()).status).toBe(200);
  }
  const refused = await guestAt('2001:db8:7:7:ffff::1').hold();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await guestAt('2001:db8:7:8::1').hold()).status).toBe(200);
});
