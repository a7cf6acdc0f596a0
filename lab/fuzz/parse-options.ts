import { parseArgs } from 'node:util';

/** `requests` or `minutes` ends the run, whichever comes first. */
export type FuzzOptions = { seed: number; requests: number; minutes: number };

const DEFAULT_REQUESTS = 5000;
const MOST_SEED = 2_147_483_647;

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  if (number > 0) return number;
  throw new Error('Uso: npm run fuzz -- [--seed N] [--requests N | --minutes M]');
}

/**
 * What `npm run fuzz --` was asked for. Without a seed a new one is drawn, and printed by whoever runs.
 * @example parseOptions(['--seed', '7', '--minutes', '2']) // { seed: 7, requests: Infinity, minutes: 2 }
 */
export function parseOptions(args: string[]): FuzzOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { seed: text, requests: text, minutes: text } });
  const { seed, requests, minutes } = values;
  return {
    seed: positive(seed, 1 + Math.floor(Math.random() * MOST_SEED)),
    requests: positive(requests, minutes === undefined ? DEFAULT_REQUESTS : Infinity),
    minutes: positive(minutes, Infinity),
  };
}
