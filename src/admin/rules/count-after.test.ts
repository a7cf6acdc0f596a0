import { expect, test } from 'vitest';
import { countAfter } from './count-after.ts';

const counters = { in_attesa: 7, approvate: 128, rifiutate: 4, sospese: 1, totale: 140 };

test.each<[string, Parameters<typeof countAfter>[1], Partial<typeof counters>]>([
  ['nothing decided', [], {}],
  ['an approval', [{ kind: 'approve', richiesta: 'nuova' }], { in_attesa: 6, approvate: 129 }],
  ['a refusal', [{ kind: 'reject', richiesta: 'nuova' }], { in_attesa: 6, rifiutate: 5 }],
  [
    'an approved change: its struttura is counted already',
    [{ kind: 'approve', richiesta: 'modifica' }],
    { in_attesa: 6 },
  ],
  ['a refused change: its struttura stays', [{ kind: 'reject', richiesta: 'modifica' }], { in_attesa: 6 }],
])('%s', (_, decided, changed) => {
  expect(countAfter(counters, decided)).toEqual({ ...counters, ...changed });
});

test('counters that are behind do not fall below nothing', () => {
  expect(countAfter({ ...counters, in_attesa: 0 }, [{ kind: 'approve', richiesta: 'nuova' }]).in_attesa).toBe(0);
});
