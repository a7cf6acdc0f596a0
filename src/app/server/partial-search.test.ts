import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { readHtml } from '../../../test/read-markup.ts';
import { noHomesMatchTitle } from '../../search/messages/visitor.it.ts';

const portal = await openPortal({ pages: createTestPages, searchMs: 0 });
await buildStruttura(portal.db);
// Leaves a large gap between the ids of the two homes, so that the search needs two chunks.
await sql`alter table strutture alter column id restart with 8000`.execute(portal.db);
await buildStruttura(portal.db);
afterAll(() => portal.close());

test('a search that exceeds its time limit suggests a smaller area instead of reporting no match', async () => {
  const answer = await fetch(`${portal.origin}/cerca?servizi=spa`, { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(200);
  const { body } = readHtml(await answer.text());
  expect(body.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toContain(
    'Qui ci sono troppe case per guardarle tutte in una volta: scegli una zona più piccola per vederle tutte.',
  );
  expect(body.textContent).not.toContain(noHomesMatchTitle);
});
