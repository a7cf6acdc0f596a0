import { expect } from 'vitest';
import { DEMO_CARDS } from '../src/stay/demo-contract.ts';
import type { CalendarPortal } from './calendar-portal.ts';
import { paymentBody } from './open-stay.ts';

type HomeFields = Parameters<CalendarPortal['buildHome']>[0];

export async function bookInDemo(
  portal: CalendarPortal,
  fields: HomeFields = {},
  stay: Parameters<typeof paymentBody>[1] = {},
) {
  const house = await portal.buildHome({ stripe_account_id: 'acct_demo_anna', ...fields });
  const body = paymentBody(house, { cin: await portal.cinOf(house), ...stay });
  const created = await portal.call('POST', '/api/payments/booking/create-payment', { cookie: null, body });
  expect([created.status, created.body]).toMatchObject([200, { success: true }]);
  const { checkout_url, codice } = created.body;
  const session: string = checkout_url.slice(checkout_url.lastIndexOf('/') + 1);
  const { id } = await portal.db
    .selectFrom('bookings')
    .select('id')
    .where('codice', '=', codice)
    .executeTakeFirstOrThrow();
  const pay = (carta: string = DEMO_CARDS.riuscita) =>
    portal.call('POST', `/api/pagamento-demo/${session}/paga`, { cookie: null, body: { carta } });
  return { house, codice: String(codice), id, guest: body.guest_email, pay };
}
