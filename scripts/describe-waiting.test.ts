import { describe, expect, test } from 'vitest';
import type { Waiting } from '../src/strutture/moderation-contract.ts';
import { describeWaiting } from './describe-waiting.ts';

const CIN = 'IT052015C2ABCDEFGH';

function waiting(id: number, cin: string | null): Waiting {
  return { id, kind: 'nuova', cin, nome: 'Podere Le Querce', citta: 'Montepulciano' };
}

describe('what the operator sees of what waits', () => {
  test('each on its line, and how many', () => {
    expect(describeWaiting([waiting(7, CIN), { ...waiting(9, null), kind: 'modifica' }])).toBe(
      [
        `7  nuova  ${CIN}  Podere Le Querce (Montepulciano)`,
        '9  modifica  CIN mancante  Podere Le Querce (Montepulciano)',
        'In attesa: 2.',
      ].join('\n'),
    );
  });

  test('of those with one CIN only one can be approved: each names the others', () => {
    const [first, second, third, other] = describeWaiting([
      waiting(7, CIN),
      waiting(8, CIN),
      waiting(12, CIN),
      waiting(13, `${CIN}X`),
    ]).split('\n');
    expect(first).toMatch(/ {2}stesso CIN di 8, 12$/);
    expect(second).toMatch(/ {2}stesso CIN di 7, 12$/);
    expect(third).toMatch(/ {2}stesso CIN di 7, 8$/);
    expect(other).not.toContain('stesso CIN');
  });

  test('a CIN that is missing is nobody’s', () => {
    expect(describeWaiting([waiting(7, null), waiting(8, null)])).not.toContain('stesso CIN');
  });
});
