import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Minimum number of letters in a pattern. A pattern with fewer letters would match almost any text. */
const LEAST_LETTERS = 6;
const SENTENCE_END = /(?<=[.!?:]) |(?<=\)): |(?<=\p{L}): /u;

function readLiteral(source: string, at: number): { parts: string[]; end: number } {
  const quote = source[at];
  const parts = [''];
  const add = (text: string) => void parts.push((parts.pop() ?? '') + text);
  let here = at + 1;
  while (here < source.length && source[here] !== quote) {
    if (source[here] === '\\') {
      add(source[here + 1] === 'n' ? '\n' : unescape(source, here));
      here += source.startsWith('\\u', here) ? 6 : 2;
    } else if (quote === '`' && source.startsWith('${', here)) {
      here = endOfBraces(source, here + 2);
      parts.push('');
    } else {
      add(source[here] ?? '');
      here += 1;
    }
  }
  return { parts, end: here + 1 };
}

function unescape(source: string, at: number): string {
  const hex = /^\\u([0-9a-f]{4})/i.exec(source.slice(at, at + 6))?.[1];
  return hex === undefined ? (source[at + 1] ?? '') : String.fromCharCode(Number.parseInt(hex, 16));
}

/** Returns the index after the closing brace of a placeholder. Nested literals may themselves contain braces. */
function endOfBraces(source: string, from: number): number {
  let depth = 1;
  let here = from;
  while (here < source.length && depth > 0) {
    const sign = source[here] ?? '';
    if ('\'"`'.includes(sign)) {
      here = readLiteral(source, here).end;
    } else {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      here += 1;
    }
  }
  return here;
}

function literalsOf(source: string): string[][] {
  const plain = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found: string[][] = [];
  for (let here = 0; here < plain.length; here += 1) {
    const sign = plain[here] ?? '';
    if (!'\'"`'.includes(sign)) continue;
    const { parts, end } = readLiteral(plain, here);
    found.push(parts);
    if (parts.length > 1) found.push(...literalsOf(plain.slice(here + 1, end - 1)));
    here = end - 1;
  }
  return found;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function withPlainBlanks(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/**
 * Returns a function that recognises messages. It parses the sources, because a message function returns only one of its texts
 * per call.
 */
export async function readKnownMessages(): Promise<(text: string) => boolean> {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for await (const file of glob('src/*/messages/*.it.ts', { cwd: ROOT })) {
    for (const parts of literalsOf(await readFile(join(ROOT, file), 'utf8'))) {
      const [only = '', ...more] = parts.map(withPlainBlanks);
      if (more.length === 0) whole.add(only);
      else if ((parts.join('').match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS) {
        patterns.push(new RegExp(`^${[only, ...more].map(escapePattern).join('[^]*?')}$`));
      }
    }
  }
  const isOne = (text: string) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
  return (text) =>
    isOne(withPlainBlanks(text)) ||
    withPlainBlanks(text)
      .split(SENTENCE_END)
      .every((part) => isOne(part) || isOne(`${part}: `));
}
