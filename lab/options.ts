import { parseArgs } from 'node:util';

const MOST_SEED = 2_147_483_647;

/**
 * Parses the positional arguments and the options of a command. Without `--seed`, the seed is random.
 * @example readOptions(['kills', '--seed', '7'], ['minutes'], 'Usage: …').seed // 7
 */
export function readOptions<Name extends string>(args: string[], names: readonly Name[], usage: string) {
  const options = Object.fromEntries(['seed', ...names].map((name) => [name, { type: 'string' as const }]));
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  const positive = (name: string): number | undefined => {
    const text = values[name];
    if (text === undefined) return undefined;
    if (Number(text) > 0) return Number(text);
    throw new Error(usage);
  };
  const valueOf = (name: Name) => positive(name);
  return { words, seed: positive('seed') ?? 1 + Math.floor(Math.random() * MOST_SEED), valueOf };
}
