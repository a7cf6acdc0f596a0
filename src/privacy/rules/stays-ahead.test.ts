import { expect, test } from 'vitest';
import type { StayAhead } from '../../kernel/people/person.ts';
import { type StaysByEffect, sortStaysAhead } from './stays-ahead.ts';

test.each<[StayAhead['role'], StayAhead['status'], keyof StaysByEffect]>([
  ['host', 'confermata', 'blocking'],
  ['host', 'richiesta', 'blocking'],
  ['host', 'in_attesa_pagamento', 'blocking'],
  ['guest', 'confermata', 'staying'],
  ['guest', 'richiesta', 'withdrawn'],
  ['guest', 'in_attesa_pagamento', 'withdrawn'],
])('classifies the stay of a %s in status %s as %s', (role, status, effect) => {
  const stay = {
    id: '1',
    role,
    status,
    nome: 'La Loggia',
    check_in: '2026-12-01',
    check_out: '2026-12-04',
  } as StayAhead;
  expect(sortStaysAhead([stay])).toEqual({ blocking: [], staying: [], withdrawn: [], [effect]: [stay] });
});
