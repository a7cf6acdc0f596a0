import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { newAddress, personService } from '../../../test/person-service.ts';
import { privacyMessages } from '../../privacy/messages.it.ts';

const portal = await openCalendarPortal();
const persons = personService(portal);
let CARLA = '';
beforeEach(() => {
  CARLA = newAddress();
});
afterAll(() => portal.close());

const nobody = { cookie: null };

describe('the link', () => {
  test('is sent to nobody whom nothing is kept of, with the same answer', async () => {
    expect(await persons.askForLink(CARLA)).toBe('');
    expect(await persons.mailsTo(CARLA)).toEqual([]);
    expect(await persons.tablesWith(CARLA)).toEqual([]);
  });

  test.each(['', 'carla@example.it, altro@example.it', 7])('is asked for with %j: refused', async (email) => {
    const answer = await portal.ask('POST', '/api/i-miei-dati', { ...nobody, body: { email } });
    expect([answer.status, answer.body.campi]).toEqual([422, { email: privacyMessages.emailNonValida }]);
  });

  test('is for one mailbox: at most three in a quarter of an hour, and capitals are no other address', async () => {
    await persons.write(CARLA);
    for (const email of [CARLA, CARLA.toUpperCase(), ` ${CARLA} `, CARLA]) await persons.askForLink(email);
    expect(await persons.mailsTo(CARLA)).toHaveLength(3);
  });

  test('changes nothing by being opened, ends after an hour, and another’s opens nothing of hers', async () => {
    await persons.write(CARLA);
    const token = await persons.askForLink(CARLA);
    const before = await persons.tablesWith(CARLA);
    await persons.open(token);
    expect((await persons.open(token))?.kept.commenti).toBe(1);
    expect(await persons.tablesWith(token)).toEqual([]);
    expect(await persons.tablesWith(CARLA)).toEqual(before);
    for (const wrong of ['', `${token}x`]) {
      expect(await persons.open(wrong)).toBeNull();
      const refused = await persons.erase(wrong);
      expect([refused.status, refused.body.detail]).toEqual([422, privacyMessages.linkNonValido]);
      const archive = await portal.ask('POST', '/api/i-miei-dati/scarica', { ...nobody, body: { token: wrong } });
      expect(archive.status).toBe(422);
    }
    await sql`update person_links set expires_at = now() where email = ${CARLA}`.execute(portal.db);
    expect(await persons.open(token)).toBeNull();
    expect((await persons.erase(token)).status).toBe(422);
    expect(await persons.tablesWith(CARLA)).toEqual(before);
  });
});
