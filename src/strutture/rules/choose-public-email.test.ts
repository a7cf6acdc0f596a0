import { expect, test } from 'vitest';
import { choosePublicEmail } from './choose-public-email.ts';

const facts = { shown: 'vecchia@example.it', proven: 'anna@example.it', waiting: null };

test.each([
  ['an address that nobody wrote changes nothing', undefined, facts, 'keep'],
  ['the address that is shown changes nothing', 'vecchia@example.it', facts, 'keep'],
  [
    'the address that is shown leaves the one that waits',
    'vecchia@example.it',
    { ...facts, waiting: 'c@d.it' },
    'keep',
  ],
  ['the address of signing in needs no confirmation', 'anna@example.it', facts, 'apply'],
  ['no address needs none', null, facts, 'apply'],
  ['a new address is confirmed before it shows', 'nuova@example.it', facts, 'confirm'],
  ['the first address, too', 'nuova@example.it', { ...facts, shown: null }, 'confirm'],
  ['the one that waits already goes on waiting', 'nuova@example.it', { ...facts, waiting: 'nuova@example.it' }, 'wait'],
  [
    'another one takes the place of what waits',
    'altra@example.it',
    { ...facts, waiting: 'nuova@example.it' },
    'confirm',
  ],
] as const)('%s', (_, wanted, known, answer) => {
  expect(choosePublicEmail(wanted, known)).toBe(answer);
});
