import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type CallAnswer, openPortal } from './open-portal.ts';
import { nextCin, sentBody } from './owner-modules.ts';

/** Numbers of stored rows, emails and files. A rejected request must not change any of them. */
export type StoredCounts = Record<'strutture' | 'camere' | 'shown' | 'photos' | 'held' | 'mails' | 'files', number>;

export async function openSubmissionPortal() {
  const portal = await openPortal();
  const { database, modules } = portal;

  const post = (body: string, headers: Record<string, string> = {}) =>
    portal.call('POST', '/api/strutture', { body, headers });

  const send = (overrides: Parameters<typeof sentBody>[0] = {}) =>
    post(JSON.stringify(sentBody({ cin: nextCin(), ...overrides })));

  async function stored(): Promise<StoredCounts> {
    const { rows } = await sql<Omit<StoredCounts, 'files'>>`
      select (select count(*)::int from strutture) as strutture, (select count(*)::int from camere) as camere,
        (select count(*)::int from struttura_photos) as shown, (select count(*)::int from photos) as photos,
        (select count(*)::int from photo_uploads) as held,
        (select count(*)::int from pgboss.job where name = 'mail') as mails`.execute(database.db);
    const entries = readdirSync(modules.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    return { strutture: 0, camere: 0, shown: 0, photos: 0, held: 0, mails: 0, ...rows[0], files };
  }

  return {
    ...portal,
    post,
    send,
    stored,

    async expectRefused(overrides: Parameters<typeof sentBody>[0], status: number, detail: string) {
      const before = await stored();
      const answer = await send(overrides);
      expect([answer.status, answer.body.detail, answer.body.message]).toEqual([status, detail, detail]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await stored()).toEqual(before);
      return answer.body.campi as Record<string, string>;
    },

    async expectAtWork() {
      expect((await send()).status).toBe(201);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },

    rowOf: ({ body }: CallAnswer) =>
      database.db.selectFrom('strutture').selectAll().where('id', '=', body.data.id).executeTakeFirstOrThrow(),
  };
}
