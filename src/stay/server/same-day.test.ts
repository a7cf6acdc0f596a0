import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStay, paymentBody } from '../../../test/open-stay.ts';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { today } from '../../kernel/dates/clock.ts';

const stay = await openStay();
afterAll(() => stay.database.close());
beforeEach(() => stay.clear());

/** Advances the clock to a time in Rome and returns the date there. Rome is at UTC+1, because the test clock is set to winter. */
function goTo(hour: number, minute = 0): CalendarDate {
  const now = stay.clock.now();
  const minutes = (now.getUTCHours() + 1) * 60 + now.getUTCMinutes();
  const day = 24 * 60;
  stay.wait((hour * 60 + minute - (minutes % day) + day) % day);
  return today(stay.clock);
}

function bodyFor(house: number, check_in: CalendarDate, overrides: Parameters<typeof paymentBody>[1] = {}) {
  return paymentBody(house, { check_in_date: check_in, check_out_date: addDays(check_in, 2), ...overrides });
}

async function sell(house: number, check_in: CalendarDate, overrides: Parameters<typeof paymentBody>[1] = {}) {
  const { codice } = await stay.create(bodyFor(house, check_in, overrides));
  const { modalita, agreed } = await stay.booking(codice);
  return { codice, modalita, same_day_hour: agreed.same_day_hour };
}

const AT_ONCE = { modalita: 'immediata', same_day_hour: undefined };

describe('a same-day arrival', () => {
  test('is booked immediately until 17:59 and becomes a request from 18:00', async () => {
    const day = goTo(17, 59);
    expect(await sell(await stay.buildHome(), day)).toMatchObject(AT_ONCE);
    goTo(18);
    expect(await sell(await stay.buildHome(), day)).toMatchObject({ modalita: 'su_richiesta', same_day_hour: 18 });
  });

  test.each([
    ['immediately at 23:59 with the cut-off hour 24', 24, 23, AT_ONCE],
    ['on request at 08:59 with the cut-off hour 0', 0, 8, { modalita: 'su_richiesta', same_day_hour: 0 }],
    ['immediately at 20:59 with the cut-off hour 21', 21, 20, AT_ONCE],
    ['on request at 21:59 with the cut-off hour 21', 21, 21, { modalita: 'su_richiesta', same_day_hour: 21 }],
  ])('is booked %s', async (_, ora_limite_oggi, hour, sold) => {
    const day = goTo(hour, 59);
    expect(await sell(await stay.buildHome({ ora_limite_oggi }), day)).toMatchObject(sold);
  });

  test('is not stored as the reason for a request if the owner confirms every stay', async () => {
    const house = await stay.buildHome({ accettazione: 'su_richiesta' });
    expect(await sell(house, goTo(19))).toMatchObject({ modalita: 'su_richiesta', same_day_hour: undefined });
  });

  test('becomes a request after the cut-off hour with both reasons if a calendar is also unreadable', async () => {
    const day = goTo(19);
    const house = await stay.buildHome();
    await stay.leaveUnread(house);
    const { codice, ...sold } = await sell(house, day);
    expect(sold).toEqual({ modalita: 'su_richiesta', same_day_hour: 18 });
    expect((await stay.booking(codice)).unread_calendars).toHaveLength(1);
  });

  test('is rejected with the reason, without holding nights, if immediate booking was offered before the cut-off hour', async () => {
    const house = await stay.buildHome();
    const day = goTo(18);
    await expect(sell(house, day, { modalita: 'immediata' })).rejects.toMatchObject({
      codice: 'CONFERMA_NECESSARIA',
      detail: expect.stringMatching(/^Per un arrivo di oggi, dalle 18:00 in poi, il proprietario conferma prima/),
      campi: { modalita: 'su_richiesta' },
    });
    expect(await stay.events(house)).toEqual([]);
    expect(await sell(house, day, { modalita: 'su_richiesta' })).toMatchObject({ modalita: 'su_richiesta' });
  });

  test('is rejected after midnight, because the stay is in the past', async () => {
    const house = await stay.buildHome();
    const day = goTo(19);
    goTo(0, 1);
    await expect(sell(house, day, { modalita: 'su_richiesta' })).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
  });
});

async function authorise(codice: string) {
  const { session_id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  await stay.read(session_id ?? '');
}

describe('a same-day request', () => {
  test('can be answered until the end of the day, then expires without a charge', async () => {
    const day = goTo(20);
    const { codice } = await sell(await stay.buildHome(), day);
    await authorise(codice);
    const { status, expires_at } = await stay.booking(codice);
    expect([status, expires_at?.toISOString()]).toEqual(['richiesta', `${day}T22:59:59.000Z`]);
    goTo(0, 1);
    await stay.sweep();
    expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: 0 });
    const sent = stay.mails.map(({ mail }) => mail);
    expect(sent).toEqual(['request_guest', 'request_owner', 'request_expired_guest', 'request_expired_owner']);
  });

  test('releases its nights without a charge if authorised after midnight', async () => {
    const house = await stay.buildHome();
    const { codice } = await sell(house, goTo(23, 50));
    goTo(0, 5);
    await authorise(codice);
    expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: 0 });
    expect(await stay.events(house)).toEqual([]);
    expect(stay.mails.map(({ mail }) => mail)).toEqual(['request_expired_guest']);
  });

  test('is not created if the nights were held for immediate booking before the cut-off hour and paid after it', async () => {
    const { codice } = await sell(await stay.buildHome(), goTo(17, 50));
    goTo(18, 10);
    await authorise(codice);
    expect((await stay.booking(codice)).status).toBe('confermata');
  });
});
