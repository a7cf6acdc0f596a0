import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Files that may build contact links. All other files call `kernel/people/contact-links.ts`. */
const BUILDERS = [
  'src/kernel/people/contact-links.ts',
  // This file shares the title and address of a page without naming a recipient.
  'src/ui/sharing/ShareDialog.tsx',
  // This file handles the links that an administrator entered in an article.
  'src/blog/rules/article-html.ts',
];
const BUILT = /(?:mailto|tel|sms|callto|whatsapp):|wa\.me/;

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

function buildersAmong(files: readonly string[], read: (file: string) => string): string[] {
  return files.filter((file) => BUILT.test(withoutComments(read(file))));
}

const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));

test('only the permitted files build email, phone and WhatsApp links', () => {
  expect(buildersAmong(sources, (file) => readFileSync(join(ROOT, file), 'utf8')).toSorted()).toEqual(
    BUILDERS.toSorted(),
  );
});

test.each([
  ['<a href={`mailto:${email}`}>', true],
  ["const link = 'tel:' + telefono;", true],
  ['href="https://wa.me/39"', true],
  ['// mailto: is built elsewhere', false],
  ['<a href={emailLink(email)}>', false],
])('buildersAmong detects whether «%s» builds a contact link: %s', (source, isBuilder) => {
  expect(buildersAmong(['a.ts'], () => source).length === 1).toBe(isBuilder);
});
