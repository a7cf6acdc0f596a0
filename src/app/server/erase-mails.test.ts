import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { newAddress, personService } from '../../../test/person-service.ts';
import type { Mail } from '../../mail/contract.ts';
import { mentionsAddress } from '../../mail/rules/mail-address.ts';
import { createFileTransport } from '../../mail/server/create-file-transport.ts';

const portal = await openCalendarPortal();
const persons = personService(portal);
let CARLA = '';
beforeEach(() => {
  CARLA = newAddress();
});
afterAll(() => portal.close());

describe('mails that lie in files, where there is no mail server', () => {
  const folder = () => join(portal.rooms.folder, 'mail');
  const transport = () => createFileTransport(folder(), 'Ospitalia <prova@example.it>');
  async function filesWith(text: string): Promise<string[]> {
    const names = (await readdir(folder())).toSorted();
    const contents = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
    return names.filter((_, index) => mentionsAddress(contents[index] ?? '', text));
  }
  const write = (to: string, text: string) =>
    transport().send({ to, subject: 'Prova', text, html: `<p>${text}</p>`, reply_to: 'operator' }, randomUUID());

  test('go with their person, also those to others that name them; the last one can be read for a day', async () => {
    await persons.write(CARLA);
    await write(CARLA, 'Il tuo link');
    await write(
      'anna@example.it',
      `È una richiesta di Carla, che «sarà» felice di arrivare più tardi: ${CARLA.toUpperCase()}.`,
    );
    await write(`maria.${CARLA}`, 'Di un’altra');
    const token = await persons.askForLink(CARLA);
    expect((await persons.erase(token)).status).toBe(200);
    expect(await filesWith(CARLA)).toEqual([]);
    expect(await filesWith(`maria.${CARLA}`)).toHaveLength(1);

    // The outbox has its last mail, which becomes the last file.
    const { rows } = await sql<{ data: Mail }>`
      select data from pgboss.job where name = 'mail' and data ->> 'to' = ${CARLA}`.execute(portal.db);
    for (const { data } of rows) await transport().send(data, randomUUID());
    const [last, ...others] = await filesWith(CARLA);
    expect([last, others]).toEqual([expect.stringMatching(/-ultima\.eml$/), []]);
    await transport().sweep();
    expect(await filesWith(CARLA)).toEqual([last]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder(), last ?? ''), yesterday, yesterday);
    await transport().sweep();
    expect(await filesWith(CARLA)).toEqual([]);
    expect(await filesWith(`maria.${CARLA}`)).toHaveLength(1);
  });

  test('jobs of mails that have left and name them go, too, and the last mail is kept by no job', async () => {
    await persons.write(CARLA);
    const job = { to: 'anna@example.it', subject: 'Richiesta', text: `Da ${CARLA}`, html: '' };
    await sql`
      insert into pgboss.job (name, data, state) values
        ('mail', ${JSON.stringify(job)}::jsonb, 'completed'), ('mail', ${JSON.stringify(job)}::jsonb, 'created')`.execute(
      portal.db,
    );
    const token = await persons.askForLink(CARLA);
    await persons.erase(token);
    const { rows } = await sql`
      select data ->> 'to' as "to", state, deletion_seconds from pgboss.job
      where data::text ilike ${`%${CARLA}%`} order by created_on`.execute(portal.db);
    expect(rows).toEqual([
      // Anna is told of her guest all the same; it goes an hour after it left.
      { to: 'anna@example.it', state: 'created', deletion_seconds: expect.any(Number) },
      { to: CARLA, state: 'created', deletion_seconds: 1 },
    ]);
  });
});
