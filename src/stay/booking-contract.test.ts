import { describe, expect, test } from 'vitest';
import { createPaymentCall } from './booking-contract.ts';
import { refuseCall } from './owner-bookings-contract.ts';
import * as messages from './messages/visitor.ts';
import * as struttureMessages from '../strutture/messages/owner.ts';
import * as kernelMessages from '../kernel/messages/visitor.ts';

const stay = {
  struttura_id: 1,
  cin: 'IT052015C2DEMO0007',
  check_in_date: '2026-12-01',
  check_out_date: '2026-12-02',
};
const guest = { guest_name: 'Ada\r\nBassi', guest_email: 'ada@example.it', guest_phone: '333 1234567', guests: 2 };

test('preserves line breaks in messages between guest and owner', () => {
  const body = createPaymentCall.body!.parse({ ...stay, ...guest, notes: ' Arriviamo tardi.\r\n\r\nGrazie,\nAda ' });
  expect(body.notes).toBe('Arriviamo tardi.\n\nGrazie,\nAda');
  expect(body.guest_name).toBe('Ada Bassi');
  expect(refuseCall.body!.parse({ motivo: 'La casa è in restauro.\r\nMi dispiace.' }).motivo).toBe(
    'La casa è in restauro.\nMi dispiace.',
  );
});

test.each(['M', ' M. ', '12'])("rejects the guest_name «%s» with the form's error message", (guest_name) => {
  const { error } = createPaymentCall.body!.safeParse({ ...stay, ...guest, guest_name });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['guest_name', messages.nameInvalid]]);
});

describe('validation of guest contact details', () => {
  const fault = (sent: object) => {
    const { error } = createPaymentCall.body!.safeParse({ ...stay, ...guest, ...sent });
    return error?.issues.map(({ path, message }) => [path[0], message]);
  };

  test.each([
    '',
    'anna@example.it\r\nBcc: altri@example.it',
    'anna@example.it?subject=Ciao',
    'anna@example.it, altro@example.it',
    'anna\u202e@example.it',
    'anna@example.it\0',
    'anna@example.it\ud83d',
    7,
    null,
  ])('rejects the guest_email %j', (guest_email) => {
    expect(fault({ guest_email })).toEqual([['guest_email', messages.emailInvalid]]);
  });

  test.each([
    '',
    'chiamami',
    '899 123456',
    '+39 895 123456',
    '144 123456',
    '+44 70 1234 5678',
    '333 1234567;ext=9',
    '333 1234567,,1#',
    '333\u202e1234567',
    '333 1234567\0',
    '333 1234567\ud83d',
    3_331_234_567,
  ])('rejects the guest_phone %j', (guest_phone) => {
    expect(fault({ guest_phone })).toEqual([['guest_phone', struttureMessages.submissionFaults.telefonoInvalid]]);
  });

  test.each(['niccolò@example.it', 'müller@münchen.de'])(
    'rejects %j with a message about non-ASCII letters before the @',
    (guest_email) => {
      expect(fault({ guest_email })).toEqual([['guest_email', kernelMessages.emailLocalPartNotAscii]]);
    },
  );

  test('normalises the email address and the phone number', () => {
    const sent = { ...stay, ...guest, guest_email: ' Ada@Example.IT ', guest_phone: ' +39  333–1234567 ' };
    const { guest_email, guest_phone } = createPaymentCall.body!.parse(sent);
    expect([guest_email, guest_phone]).toEqual(['ada@example.it', '+39 333-1234567']);
  });
});

test.each([
  ['guest_name', 'Ada \0 Bassi', messages.nameInvalid],
  ['guest_name', 'Ada \ud83d', messages.nameInvalid],
  ['notes', 'NUL \0', messages.notesTooLong],
  ['notes', '\udc00', messages.notesTooLong],
])("reports an invalid character in %s once, with the portal's own message", (field, value, sentence) => {
  const { error } = createPaymentCall.body!.safeParse({ ...stay, ...guest, [field]: value });
  expect(error?.issues.map(({ message }) => message)).toContain(sentence);
  expect(error?.issues).toHaveLength(1);
});
