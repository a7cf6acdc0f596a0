import { parseArgs } from 'node:util';

/** What can be asked for by its name; all of them without one. */
export const PARTS = ['kills', 'faults', 'migrations', 'calls', 'outage'] as const;
export type Part = (typeof PARTS)[number];

/** `kills`: how many rounds of kills; `minutes`: after which no new round begins, and how long the primary is away. */
export type ChaosOptions = { parts: readonly Part[]; seed: number; kills: number; minutes: number };

const USAGE =
  'Uso: npm run chaos -- [kills] [faults] [migrations] [calls] [outage] [--seed N] [--kills N] [--minutes M]';
const DEFAULT_KILLS = 20;
const MOST_SEED = 2_147_483_647;

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  if (number > 0) return number;
  throw new Error(USAGE);
}

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

function readParts(texts: readonly string[]): readonly Part[] {
  const parts = texts.filter(isPart);
  if (parts.length < texts.length) throw new Error(USAGE);
  return parts.length === 0 ? PARTS : parts;
}

/**
 * What `npm run chaos --` was asked for. Without a seed a new one is drawn, and printed by whoever runs.
 * @example parseOptions(['kills', '--seed', '7']) // { parts: ['kills'], seed: 7, kills: 20, minutes: Infinity }
 */
export function parseOptions(args: string[]): ChaosOptions {
  const text = { type: 'string' } as const;
  const options = { seed: text, kills: text, minutes: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return {
    parts: readParts(positionals),
    seed: positive(values.seed, 1 + Math.floor(Math.random() * MOST_SEED)),
    kills: positive(values.kills, DEFAULT_KILLS),
    minutes: positive(values.minutes, Infinity),
  };
}
