import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync('src/**/*messages.it.ts', { cwd: ROOT }).toSorted();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Where the specification's own sentences stand, which keep the apostrophe that it writes. */
const QUOTED = `${read('src/app/server/specification-sentences.test.ts')} Esplora le Regioni d'Italia`;

const COMMENT = /^\s*(?:\/?\*|\/\/)/;
const STRAIGHT = /"([^"\n]*\p{L}'\p{L}[^"\n]*)"|`([^`\n]*\p{L}'\p{L}[^`\n]*)`/gu;
/** Names of what is counted: of a thousand of them, people are told `1.000`. */
const COUNTED = /^\(?(count|total|shown|nights|guests|openCityCount|others)\)? =>/;

function straightIn(file: string): string[] {
  const lines = read(file)
    .split('\n')
    .filter((line) => !COMMENT.test(line));
  const texts = [...lines.join('\n').matchAll(STRAIGHT)].map(([, quoted, template]) => quoted ?? template ?? '');
  return texts.filter((text) => !QUOTED.includes(text.split('${')[0] ?? ''));
}

test.each(FILES)('%s: the apostrophe is ’, but in sentences of the specification', (file) => {
  expect(straightIn(file)).toEqual([]);
});

function countersIn(value: unknown): ((count: number) => unknown)[] {
  if (typeof value === 'function') return COUNTED.test(String(value)) ? [value as (count: number) => unknown] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(countersIn) : [];
}

test.each(FILES)('%s: thousands have a point', async (file) => {
  const messages: unknown = await import(join(ROOT, file));
  const said = countersIn(messages).map((tell) => JSON.stringify(tell(12_345)));
  expect(said.filter((sentence) => sentence.includes('12345'))).toEqual([]);
});

const PERCENT_ALONE = /(?:\}|\d) %/;

test.each(FILES)('%s: a number and its % stay on one line', (file) => {
  expect(
    read(file)
      .split('\n')
      .filter((line) => !COMMENT.test(line) && PERCENT_ALONE.test(line)),
  ).toEqual([]);
});
