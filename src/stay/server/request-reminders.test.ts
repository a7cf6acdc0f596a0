import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';

const stay = await openStay();
afterAll(() => stay.database.close());
beforeEach(() => stay.clear());

const reminded = (id: string) =>
  stay.mails.filter(({ mail, booking }) => mail === 'request_reminder_owner' && booking.id === id).length;

async function sweepAfter(minutes: number): Promise<void> {
  stay.wait(minutes);
  await stay.sweep();
}

test('reminds the owner of an unanswered request after 3 and after 12 hours, once each', async () => {
  const { id } = await stay.request();
  await sweepAfter(3 * 60 - 1);
  expect(reminded(id)).toBe(0);
  await sweepAfter(1);
  await sweepAfter(1);
  expect(reminded(id)).toBe(1);
  await sweepAfter(9 * 60 - 2);
  expect(reminded(id)).toBe(1);
  await sweepAfter(1);
  await sweepAfter(60);
  expect(reminded(id)).toBe(2);
  await sweepAfter(11 * 60);
  expect(stay.mails.map(({ mail }) => mail)).toContain('request_expired_owner');
  expect(reminded(id)).toBe(2);
});

test('sends one reminder after an outage of 13 hours, and no reminder after an outage of 24 hours', async () => {
  const short = await stay.request();
  await sweepAfter(13 * 60);
  await sweepAfter(1);
  expect(reminded(short.id)).toBe(1);
  const long = await stay.request();
  await sweepAfter(24 * 60);
  expect(reminded(long.id)).toBe(0);
});

test("sends no reminder after a request is accepted, declined, withdrawn or cancelled because the guest's data was erased", async () => {
  const [accepted, refused, withdrawn, erased] = [
    await stay.request(),
    await stay.request(),
    await stay.request(),
    await stay.request(),
  ];
  const back = { kind: 'cancelled', by: 'ospite', refund_cents: 28_500 } as never;
  await stay.applyFact(accepted.id, { kind: 'accepted' });
  await stay.applyFact(refused.id, { kind: 'refused' });
  await stay.applyFact(withdrawn.id, back);
  await stay.applyFact(erased.id, back, { guest_erased_at: stay.clock.now() });
  await sweepAfter(13 * 60);
  for (const { id } of [accepted, refused, withdrawn, erased]) expect(reminded(id)).toBe(0);
});

test('sends one reminder when several processes sweep concurrently', async () => {
  const { id } = await stay.request();
  stay.wait(3 * 60);
  await Promise.all([stay.sweep(), stay.sweep(), stay.sweep()]);
  expect(reminded(id)).toBe(1);
});

test('sends the reminder in the next sweep if its transaction was rolled back', async () => {
  const { id, codice } = await stay.request();
  stay.setting.crashes = 1;
  await sweepAfter(3 * 60);
  expect([reminded(id), (await stay.booking(codice)).reminders]).toEqual([0, 0]);
  await sweepAfter(1);
  expect([reminded(id), (await stay.booking(codice)).reminders]).toEqual([1, 1]);
});
