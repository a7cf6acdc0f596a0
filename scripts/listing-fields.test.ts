import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../src/kernel/language.ts';
import { copyTree, type Edit } from '../test/copied-tree.ts';

const MOST_FILES = 7;

const CHANGES: Record<string, readonly Edit[]> = {
  'src/strutture/rules/flag-fields.ts': [[`] as const;\nexport type FlagField`, `, 'ha_lavanderia'`]],
  ...Object.fromEntries(
    LANGUAGES.map((language): [string, readonly Edit[]] => [
      `src/strutture/messages/visitor.${language}.ts`,
      [
        [` };\nexport const flagQuestions`, `, ha_lavanderia: 'Lavanderia'`],
        [` };\nexport const flagDescriptions`, `, ha_lavanderia: 'Gli ospiti possono usare la lavanderia'`],
        [` };\nconst flagSpaces`, `, ha_lavanderia: 'lavanderia a disposizione degli ospiti'`],
        [` };\nexport function spacesOf`, `, ha_lavanderia: 'lavanderia'`],
      ],
    ]),
  ),
  'src/strutture/server/tables.ts': [[`  servizi: Generated<string[]>;`, `  ha_lavanderia: Generated<boolean>;\n`]],
};
const MIGRATION = 'db/migrations/0002_ha_lavanderia.sql';

let tree: ReturnType<typeof copyTree>;
beforeAll(() => {
  tree = copyTree(['src', 'test', 'lab', 'scripts', 'e2e']);
});
afterAll(() => tree.remove());

const add = (path: string) => tree.edit(path, CHANGES[path] ?? []);

test('adding a boolean field to a struttura changes at most seven files, and the code does not compile without messages for the field', async () => {
  const [table, ...others] = Object.keys(CHANGES);
  add(table ?? '');
  expect(await tree.compile('rules')).toContain('ha_lavanderia');
  for (const path of others) add(path);
  expect(await Promise.all(['server', 'web'].map(tree.compile))).toEqual(['', '']);
  const files = [...Object.keys(CHANGES), MIGRATION];
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});
