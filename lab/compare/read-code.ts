import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { LANGUAGES } from '../../src/kernel/language.ts';

const IS_SENTENCE = /\p{L} .*\p{L}/u;

type Node = { type?: unknown; value?: unknown; quasis?: readonly { value: { cooked?: string } }[] };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function collect(node: unknown, texts: Set<string>): void {
  if (!isNode(node)) return;
  const { type, value, quasis } = node;
  const text = type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('…') : value;
  if (typeof text === 'string' && IS_SENTENCE.test(text)) texts.add(text);
  for (const part of Object.values(node)) collect(part, texts);
}

/** Returns the texts in the built pages, including those that only browsers show. `…` replaces interpolated values. */
export function readCode(): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const folder = language === 'it' ? 'build/server' : `build/server/${language}`;
      const texts = new Set<string>();
      for (const file of globSync(`${folder}/{index.js,assets/*.js}`)) {
        collect(parseSync(file, readFileSync(file, 'utf8')).program.body, texts);
      }
      return [language, [...texts].toSorted()];
    }),
  );
}
