import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CalendarPortal, openCalendarPortal } from '../../../test/calendar-portal.ts';
import { personService } from '../../../test/person-service.ts';
import { privacyMessages } from '../../privacy/messages.it.ts';

let portal: CalendarPortal;
let desk: ReturnType<typeof personService>;
let serial = 0;
let CARLA = '';

beforeAll(async () => {
  portal = await openCalendarPortal();
  desk = personService(portal);
});
beforeEach(() => {
  serial += 1;
  CARLA = `carla.verdi${serial}@posta.example`;
});
afterAll(() => portal.close());

const nobody = { cookie: null };

describe('the link', () => {
  test('is sent to nobody whom nothing is kept of, with the same answer', async () => {
    expect(await desk.askForLink(CARLA)).toBe('');
    expect(await desk.mailsTo(CARLA)).toEqual([]);
    expect(await desk.tablesWith(CARLA)).toEqual([]);
  });

  test.each(['', 'carla', 'carla@example.it, altro@example.it', null, 7, ['carla@example.it'], `c\u0000@example.it`])(
    'is asked for with %j: refused',
    async (email) => {
      const answer = await portal.ask('POST', '/api/i-miei-dati', { ...nobody, body: { email } });
      expect([answer.status, answer.body.campi]).toEqual([422, { email: privacyMessages.emailNonValida }]);
    },
  );

  test('is for one mailbox: at most three in a quarter of an hour, and capitals are no other address', async () => {
    await desk.write(CARLA);
    for (const email of [CARLA, CARLA.toUpperCase(), ` ${CARLA} `, CARLA]) await desk.askForLink(email);
    expect(await desk.mailsTo(CARLA)).toHaveLength(3);
  });

  test('changes nothing by being opened, ends after an hour, and another’s opens nothing of hers', async () => {
    await desk.write(CARLA);
    const token = await desk.askForLink(CARLA);
    const before = await desk.tablesWith(CARLA);
    await desk.open(token);
    expect((await desk.open(token))?.kept.commenti).toBe(1);
    expect(await desk.tablesWith(CARLA)).toEqual(before);
    for (const wrong of ['', 'inventato', `${token}x`, token.slice(1), "' or 1=1 --"]) {
      expect(await desk.open(wrong)).toBeNull();
      const refused = await desk.erase(wrong);
      expect([refused.status, refused.body.detail]).toEqual([422, privacyMessages.linkNonValido]);
      const archive = await portal.ask('POST', '/api/i-miei-dati/scarica', { ...nobody, body: { token: wrong } });
      expect(archive.status).toBe(422);
    }
    await sql`update person_links set expires_at = now() where email = ${CARLA}`.execute(portal.db);
    expect(await desk.open(token)).toBeNull();
    expect((await desk.erase(token)).status).toBe(422);
    expect(await desk.tablesWith(CARLA)).toEqual(before);
  });

  test('is not stored as it is', async () => {
    await desk.write(CARLA);
    const token = await desk.askForLink(CARLA);
    expect(await desk.tablesWith(token)).toEqual([]);
  });
});
