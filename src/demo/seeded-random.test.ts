import { describe, expect, test } from 'vitest';
import { createRandom } from './seeded-random.ts';

const MANY = 20_000;

describe('random choices that every machine makes alike', () => {
  test('the same seed and number give the same choices, for ever', () => {
    const random = createRandom(20_261_121, 7);
    expect([
      random.int(1, 1000),
      random.int(1, 1000),
      random.pick(['a', 'b', 'c']),
      random.chance(0.5),
    ]).toMatchInlineSnapshot(`
      [
        773,
        511,
        "a",
        false,
      ]
    `);
  });

  test('weights are kept', () => {
    const random = createRandom(1, 1);
    const drawn = Array.from({ length: MANY }, () =>
      random.weighted([
        ['rare', 1],
        ['never', 0],
        ['often', 3],
      ]),
    );
    expect(drawn.filter((choice) => choice === 'often').length / MANY).toBeCloseTo(0.75, 1);
    expect(drawn).not.toContain('never');
  });
});
