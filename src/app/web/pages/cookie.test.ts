import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const KEYS =
  /'(__Host-appena|(?:__Host-)?ospitalia_[a-z_]+)'|`(ospitalia_[a-z_]+)\$\{|"(ospitalia_[a-z_]+)"|= '(ospite|tentativo|pagamento)';/g;

function keysOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(KEYS)].flatMap(([, ...groups]) => groups.filter(Boolean));
}

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const text = readFileSync('content/cookie.it.md', 'utf8');
const documented = Array.from(text.matchAll(/`([^`]+)`/g), ([, names = '']) =>
  names.replaceAll('…', '').split(', '),
).flat();
const FOREIGN = ['react-router-scroll-positions', 'react-router-manifest-version'];

test('the cookie page documents all storage keys and cookies that the code uses, and no others', () => {
  const used = new Set(files.filter((file) => /\/(?:web|ui|rules|replica)\//.test(file)).flatMap(keysOf));
  expect([...used, ...FOREIGN].toSorted()).toEqual(documented.toSorted());
});

test('only the listed source files use browser storage or cookies', () => {
  const storing = files.filter((file) =>
    /\b(?:local|session)Storage\b|document\.cookie|indexedDB/.test(readFileSync(file, 'utf8')),
  );
  expect(storing.toSorted()).toEqual([
    'src/accounts/web/admin/admin-flag.ts',
    'src/accounts/web/owner/return-path.ts',
    'src/admin/web/panel/use-shortcut-keys.ts',
    'src/analytics/web/consent-store.ts',
    'src/app/web/shell/language-choice.ts',
    'src/blog/web/admin/write/use-article-draft.ts',
    'src/stay/web/visitor/payment/store-text.ts',
    'src/stay/web/visitor/session-text.ts',
    'src/strutture/web/form/device-drafts.ts',
    'src/strutture/web/form/use-draft.ts',
    'src/strutture/web/visitor/saved/device-homes-store.ts',
    'src/ui/brand/theme.ts',
  ]);
});

test('the cookie page omits the consent choice if visits are not counted', () => {
  expect(text).toMatch(/^- \{\{#measured\}\}[^\n]+\n\n  \*`ospitalia_consenso`[^\n]+\{\{\/measured\}\}$/m);
});
