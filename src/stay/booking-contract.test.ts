import { expect, test } from 'vitest';
import { createPaymentCall } from './booking-contract.ts';
import { bookingMessages } from './booking-messages.it.ts';
import { refuseCall } from './owner-bookings-contract.ts';

const stay = {
  struttura_id: 1,
  cin: 'IT052015C2DEMO0007',
  check_in_date: '2026-12-01',
  check_out_date: '2026-12-02',
};
const guest = { guest_name: 'Ada\r\nBassi', guest_email: 'ada@example.it', guest_phone: '333 1234567', guests: 2 };

test('what guest and owner write to each other keeps its lines', () => {
  const body = createPaymentCall.body!.parse({ ...stay, ...guest, notes: ' Arriviamo tardi.\r\n\r\nGrazie,\nAda ' });
  expect(body.notes).toBe('Arriviamo tardi.\n\nGrazie,\nAda');
  expect(body.guest_name).toBe('Ada Bassi');
  expect(refuseCall.body!.parse({ motivo: 'La casa è in restauro.\r\nMi dispiace.' }).motivo).toBe(
    'La casa è in restauro.\nMi dispiace.',
  );
});

test.each(['M', ' M. ', '12'])('«%s» is no name, for the server as for the page', (guest_name) => {
  const { error } = createPaymentCall.body!.safeParse({ ...stay, ...guest, guest_name });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['guest_name', bookingMessages.nome]]);
});
