import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A function or view with the comment line above it and the triggers that run it. */
export type SqlObject = { name: string; path: string; comment: string; triggers: SqlTrigger[] };
export type SqlTrigger = { name: string; timing: string; events: string; table: string; runs: string };

const OBJECT = /(?:^-- (.*)\n)?^create (?:or replace )?(?:function|view) (\w+)/gm;
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

/** Every statement of `db` that creates a function, a view or a trigger, in the order of files and statements. */
export function readSqlObjects(): SqlObject[] {
  return globSync('db/{migrations,schema}/*.sql')
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const triggers = readTriggers(text);
      return [...text.matchAll(OBJECT)].map(([, comment = '', name = '']) => ({
        name,
        path,
        comment,
        triggers: triggers.filter(({ runs }) => runs === name),
      }));
    });
}

/** When a function runs. @example `after insert, update, delete on camere` */
function describeTriggers(triggers: readonly SqlTrigger[]): string {
  const groups = Map.groupBy(triggers, ({ timing, table }) => `${timing} % on ${table}`);
  return [...groups]
    .map(([group, members]) => group.replace('%', members.map(({ events }) => events).join(', ')))
    .join('; ');
}

/** The page `docs/database-schema.md`. */
export function describeSqlObjects(objects: readonly SqlObject[]): string {
  const rows = objects.map(
    ({ name, path, comment, triggers }) =>
      `| ${basename(path, '.sql')} | \`${name}\` | ${describeTriggers(triggers)} | ${comment} |`,
  );
  return `# Functions, triggers and views of the database

\`db/migrations\` has tables, types, indexes, constraints and first rows. \`db/schema\` has functions, triggers and views, each once: a start applies the files that changed, unless a newer release has applied its own (\`db/schema/version\`). A function that belongs to a table stands in its migration: PostgreSQL neither checks rows nor builds indexes again when it is replaced.

To change a function, edit it, raise \`db/schema/version\` once for the next release, and drop removed objects with \`drop … if exists\` in the same file. \`npm run unit -- scripts/sql-objects -u\` writes this page from the comments above the statements.

| file | object | runs | purpose |
|---|---|---|---|
${rows.join('\n')}
`;
}
