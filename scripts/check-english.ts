import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../src/demo/seeded-random.ts';
import { findFaults, findSubjectFaults, type Passage, passagesOf } from './english/find-faults.ts';

const root = join(import.meta.dirname, '..');
/** Files that are not checked: applied migrations, texts for visitors, and test data in other languages. */
const EXEMPT = /^(?:db\/migrations|content|src\/demo\/articoli)\/|\.aria\.yml$/;
const SINCE = '2026-11-30T20:00:00Z';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);

const files = git('ls-files').filter((path) => !EXEMPT.test(path) && existsSync(join(root, path)));
const sources = files.map((path): [path: string, source: string] => [path, readFileSync(join(root, path), 'utf8')]);

function check(): void {
  const subjects = git('log', '--no-merges', `--since=${SINCE}`, '--format=%s');
  const faults = [
    ...sources.flatMap(([path, source]) => findFaults(path, source)),
    ...subjects.flatMap(findSubjectFaults),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const SAMPLE = 100;
const LEAST_WORDS = 5;
const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}`*])|\n(?=[-|] )/u;

/** Returns the line of code that a comment describes. */
const codeAt = (source: string, line: number) =>
  source
    .split('\n')
    .slice(line - 1)
    .find((text) => !/^\s*(?:\/[/*]|\*|--|#|$)/.test(text))
    ?.trim() ?? '';

/** Prints a random sample of comments, test names and Markdown sentences for people to rate. */
function printSample(seed: number): void {
  const lines: Record<Passage['kind'], string[]> = { comment: [], name: [], prose: [] };
  for (const [path, source] of sources)
    for (const { kind, line, text, fullName } of passagesOf(path, source)) {
      const texts = kind === 'prose' ? text.split(SENTENCE_END) : kind === 'comment' ? [text] : [fullName ?? ''];
      const code = kind === 'comment' ? `\n    ${codeAt(source, line)}` : '';
      for (const one of texts)
        if ((one.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_WORDS)
          lines[kind].push(`${path}:${line}: ${one.replaceAll(/\s+/g, ' ')}${code}`);
    }
  for (const [kind, texts] of Object.entries(lines))
    console.log(`\n${kind}\n${createRandom(seed, 0).sample(texts, SAMPLE).join('\n')}`);
}

const { values } = parseArgs({ options: { sample: { type: 'string' } } });
if (values.sample === undefined) check();
else printSample(Number(values.sample));
