import { expect, test } from 'vitest';
import { choosePublicEmail } from './choose-public-email.ts';

const facts = { shown: 'vecchia@example.it', proven: 'anna@example.it', waiting: null };

test.each([
  ['keeps the public email address if the form contains no address', undefined, facts, 'keep'],
  ['keeps the public email address if the form contains the same address', 'vecchia@example.it', facts, 'keep'],
  [
    'keeps the pending email address if the public address is unchanged',
    'vecchia@example.it',
    { ...facts, waiting: 'c@d.it' },
    'keep',
  ],
  ['applies the sign-in email address without confirmation', 'anna@example.it', facts, 'apply'],
  ['removes the public email address without confirmation', null, facts, 'apply'],
  ['requires confirmation of a new email address', 'nuova@example.it', facts, 'confirm'],
  ['requires confirmation of the first public email address', 'nuova@example.it', { ...facts, shown: null }, 'confirm'],
  [
    'keeps waiting for confirmation if the email address is already pending',
    'nuova@example.it',
    { ...facts, waiting: 'nuova@example.it' },
    'wait',
  ],
  [
    'replaces a pending email address with a new address',
    'altra@example.it',
    { ...facts, waiting: 'nuova@example.it' },
    'confirm',
  ],
] as const)('%s', (_, wanted, known, answer) => {
  expect(choosePublicEmail(wanted, known)).toBe(answer);
});
