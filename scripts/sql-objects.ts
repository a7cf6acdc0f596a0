import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export type SqlObject = { name: string; path: string; comment: string; triggers: SqlTrigger[] };
export type SqlTrigger = { name: string; timing: string; events: string; table: string; runs: string };

const OBJECT = /((?:^-- .*\n)*)^create (?:or replace )?(?:function|view) (\w+)/gm;
const TRIGGER =
  /^create (?:or replace )?trigger (\w+) (before|after) ([\w, ]+?) on (\w+)\b[^;]*?execute function (\w+)\(/gm;

function readTriggers(text: string): SqlTrigger[] {
  return [...text.matchAll(TRIGGER)].map(([, name = '', timing = '', events = '', table = '', runs = '']) => ({
    name,
    timing,
    events,
    table,
    runs,
  }));
}

export function readSqlObjects(): SqlObject[] {
  return globSync('db/{migrations,schema}/*.sql')
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const triggers = readTriggers(text);
      return [...text.matchAll(OBJECT)].map(([, comment = '', name = '']) => ({
        name,
        path,
        comment: comment.replaceAll(/^-- /gm, '').trim().replaceAll('\n', ' '),
        triggers: triggers.filter(({ runs }) => runs === name),
      }));
    });
}

function describeTriggers(triggers: readonly SqlTrigger[]): string {
  const groups = Map.groupBy(triggers, ({ timing, table }) => `${timing} % on ${table}`);
  return [...groups]
    .map(([group, members]) => group.replace('%', members.map(({ events }) => events).join(', ')))
    .join('; ');
}

function describeObject({ name, comment, triggers }: SqlObject): string {
  return `- \`${name}\`${triggers.length === 0 ? '' : ` (${describeTriggers(triggers)})`}: ${comment}`;
}

export function describeSqlObjects(objects: readonly SqlObject[]): string {
  const files = [...Map.groupBy(objects, ({ path }) => path)].map(
    ([path, members]) => `## ${basename(path, '.sql')}\n\n${members.map(describeObject).join('\n')}\n`,
  );
  return `# Functions, triggers and views of the database

A start applies the changed files of \`db/schema\` ([architecture](ARCHITECTURE.md#database)). A function that a table's constraints or indexes use is in its migration: replacing it checks no rows and rebuilds no index.

To change a function, edit it and increment \`db/schema/version\` (once per release). Drop removed objects with \`drop … if exists\` in the same file. \`npm run unit -- scripts/sql-objects -u\` writes this page from the comments above the statements.

${files.join('\n')}`;
}
