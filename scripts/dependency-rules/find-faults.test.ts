import { describe, expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

function faultsOf(path: string, source: string): string[] {
  return findFaults(new Map([[path, source]]));
}

describe('findFaults', () => {
  test.each([
    ['src/kernel/a.ts', '../stay/rules/quote-stay.ts', 'kernel may not import rules'],
    ['src/kernel/a.ts', 'zod', 'kernel may not import the package zod, only its types'],
    ['src/stay/rules/a.ts', 'react', 'rules may not import the package react'],
    ['src/stay/rules/a.ts', 'node:fs', 'rules may not import the package node:fs'],
    ['src/stay/rules/a.ts', '../messages/visitor.it.ts', 'rules may not import messages'],
    ['src/stay/contract.ts', './web/Panel.tsx', 'contract may not import web'],
    ['src/stay/server/routes.ts', '../../ui/Button.tsx', 'server may not import ui'],
    ['src/stay/server/routes.ts', 'react', 'server may not import the package react'],
    ['src/stay/web/Panel.tsx', '../contract.ts', 'web may not import contract, only its types'],
    ['src/stay/web/Panel.tsx', 'zod', 'web may not import the package zod'],
    ['src/stay/web/Panel.tsx', 'node:path', 'web may not import the package node:path'],
    ['src/ui/Button.tsx', '../strutture/web/price.ts', 'ui may not import web'],
    ['src/app/web/pages/home.tsx', '../../server/main.ts', 'may not import composition of the server'],
    ['src/app/server/pages.ts', '../web/root.tsx', 'may not import composition of the pages'],
    ['src/app/server/pages.ts', '../web/context.ts', 'may not import context, only its types'],
    ['src/stay/server/a.ts', '../../app/server/database.ts', 'may not import composition of the server'],
    ['src/stay/web/a.ts', '../../app/web/load.ts', 'web may not import composition of the pages'],
    ['src/stay/server/a.ts', '../../../test/database.ts', 'server may not import test'],
    ['src/stay/server/a.ts', '../../demo/seed-demo.ts', 'server may not import demo'],
    ['src/app/web/pages/home.tsx', '../../../demo/seed-demo.ts', 'may not import demo'],
    ['src/demo/seed-demo.ts', '../app/server/config.ts', 'demo may not import composition of the server'],
    ['src/demo/seed-demo.ts', '../stay/server/booking-repository.ts', 'is not an entry point of stay'],
    ['src/app/server/main.ts', '../../../lab/bench/portal.ts', 'may not import tool'],
    ['src/app/server/main.ts', '../../../scripts/read-arguments.ts', 'may not import tool'],
    ['src/app/web/routes.ts', '../../../scripts/page-language.ts', 'may not import tool'],
    ['src/demo/seed-demo.ts', '../../lab/data/build-geo.ts', 'demo may not import tool'],
    ['src/app/server/main.ts', '../../../lab/compare/take.ts', 'may not import test'],
    ['e2e/visitor/home.spec.ts', '../../src/platform/database/open-database.ts', 'journey may not import'],
    ['src/platform/http/openapi.ts', '../../accounts/rules/session-cookie.ts', 'platform may not import rules'],
    ['src/stay/web/a.ts', '../../platform/process/drain.ts', 'web may not import platform'],
    ['src/calendar/rules/a.ts', '../../stay/rules/quote-stay.ts', 'calendar may not depend on stay'],
    ['src/media/rules/a.ts', '../../locations/rules/fold-name.ts', 'media may not depend on locations'],
    ['src/blog/web/a.ts', '../../strutture/web/Card.tsx', 'blog may not depend on strutture'],
    ['src/locations/server/a.test.ts', '../../stay/rules/quote.ts', 'locations may not depend on stay'],
    ['src/ui/Card.tsx', '../strutture/rules/cin.ts', 'ui may not depend on strutture'],
    ['src/stay/server/a.ts', '../../strutture/server/routes.ts', 'is not an entry point of strutture'],
    ['src/stay/server/repository.ts', '../../strutture/server/repository.ts', 'is not an entry point of strutture'],
    ['src/app/server/compose.ts', '../../strutture/server/repository.ts', 'is not an entry point of strutture'],
    ['src/stay/server/service.ts', 'kysely', 'service may not import the package kysely, only its types'],
  ])('reports that %s imports %s: %s', (path, from, expected) => {
    expect(faultsOf(path, `import { a } from '${from}';`).join()).toContain(expected);
  });

  test.each([
    ['src/stay/rules/a.ts', '../contract.ts', 'rules may not import contract'],
    ['src/stay/contract.ts', 'kysely', 'contract may not import the package kysely'],
    ['src/stay/server/service.ts', '../web/a.ts', 'service may not import web'],
    ['src/stay/web/Panel.tsx', '../server/service.ts', 'web may not import service'],
    [
      'src/platform/metrics/serve-metrics.ts',
      '../../app/server/metrics/create-metrics.ts',
      'platform may not import composition of the server',
    ],
    ['src/locations/contract.ts', '../strutture/contract.ts', 'locations may not depend on strutture'],
  ])('reports that %s imports types from %s: %s', (path, from, expected) => {
    expect(faultsOf(path, `import type { A } from '${from}';`).join()).toContain(expected);
  });

  test.each([
    ['src/stay/web/Panel.tsx', `const day = 'Scegli la data di partenza';`, 'a sentence belongs in a messages file'],
    ['src/ui/brand/Logo.tsx', 'const alt = `Foto di ${name}, la copertina`;', 'a sentence belongs in a messages file'],
    ['src/app/web/pages/home.tsx', `const title = 'la città';`, 'a sentence belongs in a messages file'],
    ['src/stay/server/routes.ts', `db.selectFrom('strutture').execute();`, 'SQL belongs in a repository'],
    ['src/stay/server/service.ts', 'await sql`select 1`.execute(db);', 'SQL belongs in a repository'],
    [
      'src/stay/server/service.ts',
      `pool.query('delete from strutture where id = $1', [id]);`,
      'SQL belongs in a repository',
    ],
    ['src/stay/server/a.ts', 'pool.query(`UPDATE strutture SET nome = ${nome}`);', 'SQL belongs in a repository'],
    ['src/stay/rules/date-utils.ts', '', '"date-utils.ts" is not specific'],
    ['src/stay/web/StrutturaInfo.tsx', '', '"StrutturaInfo.tsx" is not specific'],
    ['src/stay/web/common/a.ts', '', '"common" is not specific'],
    ['src/stay/rules/a.ts', 'type Kept = number', 'Kept: a type name needs a noun'],
    ['src/stay/rules/a.ts', 'export interface Unread { a: 1 }', 'Unread: a type name needs a noun'],
    ['src/stay/rules/a.ts', '\ntype Asked = 1', 'src/stay/rules/a.ts:2 Asked: a type name needs a noun'],
    ['src/stay/server/Mail.tsx', '', 'server may not contain .tsx files'],
    ['src/stay/quote-stay.ts', '', 'matches no kind of file in table.ts'],
    ['src/weather/rules/forecast.ts', '', 'weather is not a module in table.ts'],
  ])('reports the fault in %s with the source «%s»: %s', (path, source, expected) => {
    expect(faultsOf(path, source)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  });

  test.each([
    ['type import', `import type { A } from '../web/a.ts';`],
    ['inline type import', `export type A = import('../web/a.ts').A;`],
    ['dynamic import', `export const a = import('../web/a.ts');`],
    ['side-effect import', `import '../web/a.css';`],
    ['re-export', `export { a } from '../web/a.ts';`],
    ['re-export of all names', `export * from '../web/a.ts';`],
    ['type re-export', `export type { A } from '../web/a.ts';`],
    ['specifier with a query', `import a from '../web/a.svg?url';`],
  ])('detects a forbidden import in any syntax: %s', (_, source) => {
    expect(faultsOf('src/stay/rules/a.ts', source)).toHaveLength(1);
  });

  test('treats an import with only inline types as a value import', () => {
    expect(faultsOf('src/stay/web/a.ts', `import { type A } from '../contract.ts';`)).toHaveLength(1);
  });

  test.each([
    ['values', `import { b } from './b.ts';`, `import { a } from './a.ts';`],
    ['types only', `import type { B } from './b.ts';`, `export type B = import('./a.ts').A;`],
    ['a dynamic import', `export const a = () => import('./b.ts');`, `import type { A } from './a.ts';`],
  ])('reports an import cycle through %s', (_, a, b) => {
    const files = { 'src/stay/rules/a.ts': a, 'src/stay/rules/b.ts': b, 'src/stay/rules/c.ts': `import './a.ts';` };
    expect(findFaults(new Map(Object.entries(files)))).toEqual([
      'src/stay/rules/a.ts imports itself: src/stay/rules/a.ts -> src/stay/rules/b.ts -> src/stay/rules/a.ts',
    ]);
  });

  test('includes the file and the line in the message', () => {
    expect(faultsOf('src/stay/rules/a.ts', `\n\nimport 'react';\n`)).toEqual([
      'src/stay/rules/a.ts:3 rules may not import the package react',
    ]);
  });

  test('throws if a file does not parse', () => {
    expect(() => faultsOf('src/stay/rules/a.ts', 'import {')).toThrow('src/stay/rules/a.ts');
  });
});

describe('permitted code', () => {
  test.each([
    ['src/kernel/calls/call.ts', `import type { z } from 'zod';`],
    ['src/stay/rules/a.ts', `import { addDays } from '../../kernel/calendar-date.ts';`],
    ['src/stay/rules/a.ts', `import { toChips } from '../../strutture/rules/to-chips.ts';`],
    ['src/stay/messages/visitor.it.ts', `import type { Code } from '../rules/check-stay.ts';`],
    ['src/stay/contract.ts', `import { z } from 'zod'; import * as messages from './messages/visitor.ts';`],
    ['src/stay/web/Panel.tsx', `import type { Quote } from '../contract.ts';`],
    [
      'src/stay/web/Panel.tsx',
      `import { Card } from '../../strutture/web/Card.tsx'; import { Link } from 'react-router';`,
    ],
    [
      'src/stay/server/service.ts',
      `import type { Kysely } from 'kysely'; import { createRepository } from './repository.ts';`,
    ],
    ['src/stay/server/repository.ts', `import { sql } from 'kysely'; sql\`select 1 from strutture\`;`],
    ['src/stay/server/service.ts', `import type { StruttureService } from '../../strutture/server/service.ts';`],
    ['src/app/server/compose.ts', `import { routes } from '../../stay/server/routes.ts';`],
    ['src/app/server/pages.ts', `import type { pageContext } from '../web/context.ts';`],
    ['src/app/web/pages/home.tsx', `import { RegionGrid } from '../../../locations/web/RegionGrid.tsx';`],
    ['src/platform/limits/open-limits.ts', `import { AppError } from '../../kernel/app-error.ts';`],
    ['src/ui/calendar/MonthGrid.tsx', `import { monthWeeks } from './rules/month-weeks.ts';`],
    ['src/stay/server/service.test.ts', `import { createTestDatabase } from '../../../test/database.ts';`],
    ['src/stay/messages/visitor.it.ts', `export const label = 'Select your dates from the calendar';`],
    ['scripts/seed.ts', `import { seed } from '../src/app/server/seed.ts';`],
  ])('is accepted in %s: %s', (path, source) => {
    expect(faultsOf(path, source)).toEqual([]);
  });
});

describe('the rule against loading data in an effect', () => {
  const EFFECT = `import { useEffect } from 'react';`;
  const HOOK = `useEffect(() => void call('GET /api/admin/contatori'), []);`;
  const loader = [
    'src/stay/web/owner/load-total.ts',
    `export const loadTotal = () => call('GET /api/admin/contatori');`,
  ] as const;
  const importsLoader = `import { loadTotal } from './load-total.ts';`;

  test.each([
    ['a hook with a call in an effect', 'src/stay/web/owner/use-total.ts', `${EFFECT} ${HOOK}`],
    ['a component with a call in an effect', 'src/stay/web/owner/Total.tsx', `${EFFECT} ${HOOK}`],
    [
      'a call through an imported function',
      'src/stay/web/owner/use-total.ts',
      `${EFFECT}\n${importsLoader}\nuseEffect(() => void loadTotal(), []);`,
    ],
    [
      'a call through a function that the hook receives',
      'src/stay/web/owner/use-given.ts',
      `${EFFECT} const onReply = (reply: Reply<T>) => {}; useEffect(() => { const controller = new AbortController(); void load(controller.signal); }, [load]);`,
    ],
  ])('reports %s', (_, path, source) => {
    expect(findFaults(new Map([loader, [path, source]]))).toEqual([
      `${path} loads data in an effect: use src/api/use-read.ts`,
    ]);
  });

  test.each([
    ['a POST request', 'src/stay/web/a.ts', `${EFFECT} useEffect(() => void call('POST /api/uscita'), []);`],
    ['a call without an effect', 'src/stay/web/a.ts', HOOK.replace('useEffect', 'run')],
    [
      'a call through `useReadBy`',
      'src/stay/web/owner/a.ts',
      `${EFFECT}\n${importsLoader}\nimport { useReadBy } from '../../../api/use-read.ts';`,
    ],
    [
      'a call in an effect of an exempt visitor screen',
      'src/stay/web/visitor/use-availability.ts',
      `${EFFECT} ${HOOK}`,
    ],
  ])('ignores %s', (_, path, source) => {
    expect(findFaults(new Map([loader, [path, source]]))).toEqual([]);
  });
});
