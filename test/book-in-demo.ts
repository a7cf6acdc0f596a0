import { expect } from 'vitest';
import { DEMO_CARDS } from '../src/stay/demo-contract.ts';
import type { CalendarPortal } from './calendar-portal.ts';
import { paymentBody } from './open-stay.ts';

type House = Parameters<CalendarPortal['house']>[0];

/** Books nights of Anna's struttura as Carla, up to the payment page. Returns the booking's code, id and checkout. */
export async function bookInDemo(
  portal: CalendarPortal,
  fields: House = {},
  stay: Parameters<typeof paymentBody>[1] = {},
) {
  const house = await portal.house({ stripe_account_id: 'acct_demo_anna', ...fields });
  const body = paymentBody(house, { cin: await portal.cinOf(house), ...stay });
  const asked = await portal.ask('POST', '/api/payments/booking/create-payment', { cookie: null, body });
  expect([asked.status, asked.body]).toMatchObject([200, { success: true }]);
  const { checkout_url, codice } = asked.body;
  const session: string = checkout_url.slice(checkout_url.lastIndexOf('/') + 1);
  const { id } = await portal.db
    .selectFrom('bookings')
    .select('id')
    .where('codice', '=', codice)
    .executeTakeFirstOrThrow();
  const pay = (carta: string = DEMO_CARDS.riuscita) =>
    portal.ask('POST', `/api/pagamento-demo/${session}/paga`, { cookie: null, body: { carta } });
  return { house, codice: String(codice), id, guest: body.guest_email, pay };
}
