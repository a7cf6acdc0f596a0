import { expect, test } from 'vitest';
import { createPaymentCall } from './booking-contract.ts';
import { refuseCall } from './owner-bookings-contract.ts';

test('what guest and owner write to each other keeps its lines', () => {
  const stay = {
    struttura_id: 1,
    cin: 'IT052015C2DEMO0007',
    check_in_date: '2026-12-01',
    check_out_date: '2026-12-02',
  };
  const guest = { guest_name: 'Ada\r\nBassi', guest_email: 'ada@example.it', guest_phone: '333 1234567', guests: 2 };
  const body = createPaymentCall.body!.parse({ ...stay, ...guest, notes: ' Arriviamo tardi.\r\n\r\nGrazie,\nAda ' });
  expect(body.notes).toBe('Arriviamo tardi.\n\nGrazie,\nAda');
  expect(body.guest_name).toBe('Ada Bassi');
  expect(refuseCall.body!.parse({ motivo: 'La casa è in restauro.\r\nMi dispiace.' }).motivo).toBe(
    'La casa è in restauro.\nMi dispiace.',
  );
});
