import { parseArgs } from 'node:util';

/** `rate`: requests a second; `null`: half of what the machine can, measured before. */
export type SoakOptions = { minutes: number; seed: number; rate: number | null };

const DEFAULT_MINUTES = 30;
const MOST_SEED = 2_147_483_647;

function positive(text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new Error('Uso: npm run soak -- [--minutes M] [--seed N] [--rate R]');
}

/**
 * What `npm run soak --` was asked for. Without a seed a new one is drawn, and printed by whoever runs.
 * @example parseOptions(['--minutes', '60', '--seed', '7', '--rate', '20']) // { minutes: 60, seed: 7, rate: 20 }
 */
export function parseOptions(args: string[]): SoakOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { minutes: text, seed: text, rate: text } });
  const { minutes = String(DEFAULT_MINUTES), seed = String(1 + Math.floor(Math.random() * MOST_SEED)), rate } = values;
  return { minutes: positive(minutes), seed: positive(seed), rate: rate === undefined ? null : positive(rate) };
}
