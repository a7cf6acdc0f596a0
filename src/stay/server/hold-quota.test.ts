import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { openStay, paymentBody } from '../../../test/open-stay.ts';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { HOLD_QUOTA } from '../rules/hold-quota.ts';

const stay = await openStay();
afterAll(() => stay.database.close());

const ADDRESS = '198.51.100.8';
const houses: number[] = [];
let taken = 0;

function wanted(guest_email: string) {
  taken += 1;
  const day = (offset: number) => `2027-0${1 + (taken % 9)}-${String(1 + offset).padStart(2, '0')}` as CalendarDate;
  const house = houses[taken % houses.length] ?? 0;
  const start = Math.floor(taken / (9 * houses.length));
  return paymentBody(house, { guest_email, check_in_date: day(start), check_out_date: day(start + 1) });
}

type Refusal = { codice: string; detail: string; retryAfter: number };
const hold = (guest_email: string, address = ADDRESS) => stay.create(wanted(guest_email), null, address);
const refusal = (guest_email: string, address = ADDRESS): Promise<Refusal | null> =>
  hold(guest_email, address).then(
    () => null,
    ({ codice, detail, retryAfter }: Refusal) => ({ codice, detail, retryAfter }),
  );

async function pay(codice: string) {
  const { session_id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  await stay.read(session_id ?? '');
}

beforeEach(async () => {
  stay.clear();
  stay.wait(24 * 60);
  await stay.sweep();
  houses.length = 0;
  for (let built = 0; built < 10; built += 1) houses.push(await stay.buildHome());
});

const email = (number: number) => `ospite${number}@example.it`;

async function insertLike(codice: string, count: number): Promise<void> {
  const found = stay.db.selectFrom('bookings').where('codice', '=', codice);
  const { struttura_id, ...like } = await found
    .select(['struttura_id', 'client_hash', 'status', 'expires_at', 'created_at', 'payment_id'])
    .executeTakeFirstOrThrow();
  for (let guest = 0; guest < count; guest += 1) {
    const start = addDays('2028-01-01' as CalendarDate, guest);
    const period = `[${start},${addDays(start, 1)})`;
    const payment_id = like.payment_id && `${like.payment_id} ${guest}`;
    await buildBooking(stay.database.db, { struttura_id, ...like, guest_email: email(guest), period, payment_id });
  }
}

test('does not count 60 paid holds per hour against the quota of a network address', async () => {
  const { codice } = await hold(email(60));
  await pay(codice);
  await insertLike(codice, HOLD_QUOTA.hourlyOfAddress);
  expect(await refusal(email(61))).toBeNull();
});

test('does not count authorised requests against the quota of an email address', async () => {
  for (const house of houses) await stay.leaveUnread(house);
  for (let request = 0; request < HOLD_QUOTA.hourlyOfMailbox + 1; request += 1) {
    const { codice } = await hold('anna@example.it');
    await pay(codice);
    expect(await stay.booking(codice)).toMatchObject({ status: 'richiesta' });
  }
});

test('limits one email address to three open holds, even across network addresses and concurrent requests', async () => {
  const attempts = Array.from({ length: 12 }, (_, attempt) => refusal('script@example.it', `203.0.113.${attempt}`));
  const answers = await Promise.all(attempts);
  expect(answers.filter((answer) => answer === null)).toHaveLength(HOLD_QUOTA.openOfMailbox);
  expect(answers.find((answer) => answer !== null)).toEqual({
    codice: 'TROPPE_RICHIESTE',
    detail:
      'Con questa e-mail ci sono già 3 pagamenti in corso: completane uno o libera le sue date. Altrimenti riprova tra 37 minuti.',
    retryAfter: 37 * 60,
  });
});

test('counts case variants and plus suffixes of an email address as one mailbox, and different addresses separately', async () => {
  for (let held = 0; held < HOLD_QUOTA.openOfMailbox; held += 1) await hold('script@example.it');
  for (const same of ['SCRIPT@example.it', 'script+1@example.it', 'Script+mare+2@Example.IT', 'script+@example.it']) {
    expect({ same, ...(await refusal(same, '203.0.113.1')) }).toMatchObject({ same, codice: 'TROPPE_RICHIESTE' });
  }
  for (const other of ['script@example.com', 'scrip@example.it', 's.cript@example.it', '+script@example.it']) {
    expect([other, await refusal(other, '203.0.113.1')]).toEqual([other, null]);
  }
});

test('allows another hold after a payment, after a release, or after the Retry-After time', async () => {
  const [paid, released] = [await hold('ada@example.it'), await hold('ada@example.it')];
  await hold('ada@example.it');
  expect(await refusal('ada@example.it')).toMatchObject({ codice: 'TROPPE_RICHIESTE' });
  await pay(paid.codice);
  expect(await refusal('ada@example.it')).toBeNull();
  await stay.release(await stay.booking(released.codice));
  expect(await refusal('ada@example.it')).toBeNull();
  const { retryAfter = 0 } = (await refusal('ada@example.it')) ?? {};
  stay.wait(retryAfter / 60);
  await stay.sweep();
  expect(await refusal('ada@example.it')).toBeNull();
});

test('limits one email address to ten holds an hour, even if each hold is released', async () => {
  for (let held = 0; held < HOLD_QUOTA.hourlyOfMailbox; held += 1) {
    const { codice } = await hold('script@example.it');
    await stay.release(await stay.booking(codice));
    stay.wait(1);
  }
  expect(await refusal('script@example.it')).toEqual({
    codice: 'TROPPE_RICHIESTE',
    detail: 'Con questa e-mail sono stati aperti troppi pagamenti senza concluderli. Riprova tra 50 minuti.',
    retryAfter: 50 * 60,
  });
});

test('limits one network address to 60 holds an hour across email addresses and concurrent requests, and allows another after the Retry-After time', async () => {
  await insertLike((await hold(email(60))).codice, HOLD_QUOTA.hourlyOfAddress - 6);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, script) => refusal(email(70 + script))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(5);
  const refused = answers.find((answer) => answer !== null);
  expect(refused).toEqual({
    codice: 'TROPPE_RICHIESTE',
    detail: 'Dalla tua rete sono stati aperti troppi pagamenti senza concluderli. Riprova tra 60 minuti.',
    retryAfter: 3600,
  });
  expect(await refusal(email(80), '203.0.113.9')).toBeNull();
  stay.wait(40);
  await stay.sweep();
  expect(await refusal(email(81))).toMatchObject({ retryAfter: 20 * 60 });
  stay.wait(20);
  expect(await refusal(email(82))).toBeNull();
});
