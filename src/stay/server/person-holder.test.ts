import { afterAll, describe, expect, test } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { ERASED_EMAIL } from '../rules/erased-guest.ts';
import { createGuestBookings } from './guest-bookings.ts';
import { createStayDataHandler } from './personal-data-handler.ts';
import { refundsOf } from './refund-repository.ts';
import * as messages from '../messages/visitor.ts';

const stay = await openStay();
const holder = createStayDataHandler({ ...stay, release: createGuestBookings(stay).release });
afterAll(() => stay.database.close());

async function hold() {
  const { codice, id, session_id } = await stay.hold();
  return { codice, id, session_id, guest_email: (await stay.booking(codice)).guest_email };
}

async function erase(email: string): Promise<void> {
  await holder.finishPending?.(email);
  await stay.db.transaction().execute((transaction) => holder.erase(transaction, email));
}

describe('a guest who wants their data erased', () => {
  test('while a payment is under way and is not ended first: nothing is erased', async () => {
    const { codice, guest_email } = await hold();
    const erasing = stay.db.transaction().execute((transaction) => holder.erase(transaction, guest_email));
    await expect(erasing).rejects.toMatchObject({ detail: messages.erasureBlockedByBooking });
    expect(await stay.booking(codice)).toMatchObject({ guest_email, status: 'in_attesa_pagamento' });
  });

  test('while the provider cannot be reached: nothing is erased', async () => {
    const { codice, guest_email } = await hold();
    stay.company.fail('before', 'before', 'before');
    await expect(erase(guest_email)).rejects.toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
    stay.company.heal();
    expect(await stay.booking(codice)).toMatchObject({ guest_email });
  });

  test('and has just paid: what was paid is a contract', async () => {
    const { codice, guest_email, session_id } = await hold();
    stay.company.pay(session_id);
    await erase(guest_email);
    expect(await stay.booking(codice)).toMatchObject({ guest_email, status: 'confermata', guest_name: 'Carla Verdi' });
  });

  test('and whose money arrives after it: it goes back, although the nights are free', async () => {
    const { id, codice, guest_email } = await hold();
    await erase(guest_email);
    expect(await stay.booking(codice)).toMatchObject({
      status: 'scaduta',
      guest_email: ERASED_EMAIL,
      guest_phone: '—',
    });
    await stay.applyFact(id, { kind: 'paid', payment_id: `pi_late_${id}` });
    expect(await stay.booking(codice)).not.toMatchObject({ status: 'confermata' });
    expect(await refundsOf(stay.db, id)).toMatchObject([{ amount_cents: 28_500, reason: 'pagamento_tardivo' }]);
  });
});
