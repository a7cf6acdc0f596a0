import { expect, test } from 'vitest';
import { moneyNotes, ownerMoney, ownerShare } from './owner-money.ts';

const booking = { total_cents: 32_500, fee_cents: 975, refunded_cents: 0, is_charged: false, is_disputed: false };
const charged = { ...booking, is_charged: true };
const all = { share: 31_525, fee: 975 };
const half = { share: 15_762, fee: 488 };
const nothing = { share: 0, fee: 0 };

test.each([
  ['a request', { ...booking, status: 'richiesta' }, { label: 'ricevi', ...all }, ['quandoAccetti', 'costiEsclusi']],
  ['a request that was paid late', { ...charged, status: 'richiesta' }, { label: 'ricevi', ...all }, ['costiEsclusi']],
  ['a paid booking', { ...charged, status: 'confermata' }, { label: 'ricevi', ...all }, ['costiEsclusi']],
  [
    'an accepted request that is not charged yet',
    { ...booking, status: 'confermata' },
    { label: 'ricevi', ...all },
    ['costiEsclusi'],
  ],
  [
    'a paid booking with half refunded outside the portal',
    { ...charged, status: 'confermata', refunded_cents: 16_250 },
    { label: 'ricevi', ...half },
    ['costiEsclusi'],
  ],
  ['a disputed booking', { ...charged, status: 'confermata', is_disputed: true }, null, []],
  ['a disputed booking not yet marked as paid', { ...booking, status: 'confermata', is_disputed: true }, null, []],
  [
    'a cancelled booking without a refund',
    { ...charged, status: 'annullata' },
    { label: 'resta', ...all },
    ['costiEsclusi'],
  ],
  [
    'a cancelled booking with half refunded',
    { ...charged, status: 'annullata', refunded_cents: 16_250 },
    { label: 'resta', ...half },
    ['costiEsclusi'],
  ],
  [
    'a cancelled booking with everything refunded',
    { ...charged, status: 'annullata', refunded_cents: 32_500 },
    { label: 'resta', ...nothing },
    ['costiEsclusi'],
  ],
  ['a cancelled booking in dispute', { ...charged, status: 'annullata', is_disputed: true }, null, []],
  ['a request that its guest withdrew', { ...booking, status: 'annullata' }, null, ['nonAddebitata']],
  ['a declined request', { ...booking, status: 'rifiutata' }, null, ['nonAddebitata']],
  ['an expired request', { ...booking, status: 'scaduta' }, null, ['nonAddebitata']],
  ['a late payment', { ...charged, status: 'scaduta' }, null, []],
  ['a refunded late payment', { ...charged, status: 'scaduta', refunded_cents: 32_500 }, null, []],
] as const)("returns the owner's share and the notes for %s", (_, about, money, notes) => {
  expect(ownerMoney(about)).toEqual(money);
  expect(moneyNotes(about)).toEqual(notes);
});

test.each([
  ['nothing was refunded', 0, { share: 31_525, fee: 975 }],
  ['half was refunded', 16_250, { share: 15_762, fee: 488 }],
  ['everything was refunded', 32_500, { share: 0, fee: 0 }],
])("computes the owner's share and the fee ($2) if %s", (_, refunded_cents, expected) => {
  expect(ownerShare({ total_cents: 32_500, fee_cents: 975, refunded_cents })).toEqual(expected);
});
