import { expect, test } from 'vitest';
import { choosePublicEmail } from './choose-public-email.ts';

const facts = { shown: 'vecchia@example.it', proven: 'anna@example.it', waiting: null };

test.each([
  ['keeps the public address if the form contains no address', undefined, facts, 'keep'],
  ['keeps the public address if the form contains the same address', 'vecchia@example.it', facts, 'keep'],
  [
    'keeps the pending address if the public address is unchanged',
    'vecchia@example.it',
    { ...facts, waiting: 'c@d.it' },
    'keep',
  ],
  ['applies the sign-in address without confirmation', 'anna@example.it', facts, 'apply'],
  ['removes the address without confirmation', null, facts, 'apply'],
  ['requires confirmation of a new address', 'nuova@example.it', facts, 'confirm'],
  ['requires confirmation of the first public address', 'nuova@example.it', { ...facts, shown: null }, 'confirm'],
  [
    'keeps waiting for confirmation if the address is already pending',
    'nuova@example.it',
    { ...facts, waiting: 'nuova@example.it' },
    'wait',
  ],
  [
    'replaces a pending address with a new one',
    'altra@example.it',
    { ...facts, waiting: 'nuova@example.it' },
    'confirm',
  ],
] as const)('%s', (_, wanted, known, answer) => {
  expect(choosePublicEmail(wanted, known)).toBe(answer);
});
