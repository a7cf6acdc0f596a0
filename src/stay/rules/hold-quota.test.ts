import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkHoldQuota, HOLD_QUOTA, type UnpaidHold } from './hold-quota.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

function hold(age: number, state: 'open' | 'over', of: 'mailbox' | 'address' | 'both' = 'both'): UnpaidHold {
  return {
    created_at: minutes(-age),
    open_until: state === 'open' ? minutes(31 - age) : null,
    is_same_mailbox: of !== 'address',
    is_same_address: of !== 'mailbox',
  };
}
const holds = (count: number, ...of: Parameters<typeof hold>) => Array.from({ length: count }, () => hold(...of));
const MINUTE = 60;

test.each<[string, UnpaidHold[], ReturnType<typeof checkHoldQuota>]>([
  ['no holds', [], null],
  ['2 open holds from one mailbox', holds(2, 0, 'open'), null],
  [
    '3 open holds from one mailbox',
    [hold(2, 'open'), hold(12, 'open'), hold(7, 'open')],
    { kind: 'openOfMailbox', waitSeconds: 25 * MINUTE },
  ],
  [
    '4 open holds from one mailbox, until two have ended',
    [hold(2, 'open'), hold(12, 'open'), hold(7, 'open'), hold(5, 'open')],
    { kind: 'openOfMailbox', waitSeconds: 30 * MINUTE },
  ],
  ['2 open holds and 7 that ended within the hour', [...holds(2, 1, 'open'), ...holds(7, 50, 'over')], null],
  [
    '2 open holds and 8 that ended within the hour',
    [...holds(2, 1, 'open'), ...holds(8, 50, 'over')],
    { kind: 'hourlyOfMailbox', waitSeconds: 10 * MINUTE },
  ],
  ['10 ended holds from one mailbox, created an hour ago', holds(10, 60, 'over'), null],
  ['59 unpaid holds from one network address', holds(59, 3, 'open', 'address'), null],
  [
    '60 unpaid holds from one network address',
    holds(60, 3, 'open', 'address'),
    { kind: 'hourlyOfAddress', waitSeconds: 57 * MINUTE },
  ],
  [
    '60 holds from one network address, 30 open and 30 ended',
    [...holds(30, 40, 'over', 'address'), ...holds(30, 3, 'open', 'address')],
    { kind: 'hourlyOfAddress', waitSeconds: 20 * MINUTE },
  ],
  [
    '60 holds from one network address, one created an hour ago',
    [...holds(59, 3, 'open', 'address'), hold(60, 'over')],
    null,
  ],
  [
    'open holds whose session is over, until the next sweep',
    holds(3, 90, 'open'),
    { kind: 'openOfMailbox', waitSeconds: MINUTE },
  ],
  [
    'two exhausted quotas, with the longer wait',
    [...holds(60, 20, 'over', 'address'), ...holds(3, 5, 'open')],
    { kind: 'hourlyOfAddress', waitSeconds: 40 * MINUTE },
  ],
])('checkHoldQuota returns $2 for %s', (_, counted, fault) => expect(checkHoldQuota(counted, NOW)).toEqual(fault));

test('accepts a hold after the returned number of seconds, and rejects a hold one second earlier', () => {
  const anyHold = fc
    .record({ age: fc.integer({ min: 0, max: 70 }), isOpen: fc.boolean(), isMailbox: fc.boolean() })
    .map(({ age, isOpen, isMailbox }) =>
      hold(age, isOpen && age < 36 ? 'open' : 'over', isMailbox ? 'both' : 'address'),
    );
  fc.assert(
    fc.property(fc.array(anyHold, { maxLength: HOLD_QUOTA.hourlyOfAddress + 20 }), (counted) => {
      const fault = checkHoldQuota(counted, NOW);
      if (fault === null) return;
      // The sweep ends a hold at most six minutes after its session ends: five minutes of grace plus one minute between runs.
      const at = (seconds: number) => {
        const then = new Date(NOW.getTime() + seconds * 1000);
        const swept = counted.map((one) => {
          const isOver = one.open_until !== null && one.open_until.getTime() + 6 * 60_000 <= then.getTime();
          return isOver ? { ...one, open_until: null } : one;
        });
        return checkHoldQuota(swept, then);
      };
      expect(at(fault.waitSeconds)).toBeNull();
      expect(at(fault.waitSeconds - 1)).not.toBeNull();
    }),
  );
});
