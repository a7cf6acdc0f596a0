import { expect, test } from 'vitest';
import { checkGuest, guestDetails } from './check-guest.ts';

const sound = { guest_name: 'Ada Bassi', guest_email: 'ada@example.it', guest_phone: '+39 333 1234567', notes: '' };

test.each([
  [{}, []],
  [{ guest_name: ' ' }, ['guest_name']],
  [{ guest_name: 'M' }, ['guest_name']],
  [{ guest_name: 'M.' }, ['guest_name']],
  [{ guest_name: 'Wu' }, []],
  [{ guest_name: '李 娜' }, []],
  [{ guest_name: 'D’Ò' }, []],
  [{ guest_email: 'ada@example' }, ['guest_email']],
  [{ guest_email: 'ada bassi@example.it' }, ['guest_email']],
  [{ guest_email: 'Ada Bassi <ada@münchen.de>.' }, []],
  [{ guest_email: 'b&b@example.it\u200e' }, []],
  [{ guest_email: 'niccolò@example.it' }, []],
  [{ guest_phone: '12 34' }, ['guest_phone']],
  [{ guest_phone: '899 123456' }, ['guest_phone']],
  [{ guest_phone: '333 1234567 dopo le 18' }, ['guest_phone']],
  [{ guest_phone: '\u202aTel. ＋３９ ３３３ １２３４５６７\u202c' }, []],
  [{ guest_phone: 'whatsapp://send?phone=393331234567' }, []],
  [{ notes: 'x'.repeat(1001) }, ['notes']],
  [guestDetails.none, ['guest_name', 'guest_email', 'guest_phone']],
])('checkGuest with %j returns the invalid fields %j', (typed, faults) => {
  expect(checkGuest({ ...sound, ...typed })).toEqual(faults);
});
