import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { SubmissionResult } from '../src/strutture/submission-contract.ts';
import { openPortal } from './open-portal.ts';
import { nextCin, sentBody } from './owner-rooms.ts';

/** What is stored: a refused request leaves all of it as it was. */
export type StoredCounts = Record<'strutture' | 'camere' | 'shown' | 'photos' | 'held' | 'mails' | 'files', number>;

type Body = {
  success: boolean;
  codice: string;
  detail: string;
  message: string;
  campi: Record<string, string>;
  data: SubmissionResult | undefined;
};

export type Answer = { status: number; headers: Headers; body: Body };

let caller = 0;

/** The composed portal with `POST /api/strutture`, without pages. Each request comes from an address of its own. */
export async function openSubmissionPortal() {
  const portal = await openPortal();
  const { database, rooms } = portal;

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    caller += 1;
    const headers = new Headers(init.headers);
    if (!headers.has('X-Forwarded-For'))
      headers.set('X-Forwarded-For', `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`);
    const response = await fetch(portal.origin + path, { ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  }

  /** Sends a text as a submission, whatever it says. */
  const post = (body: string, headers: Record<string, string> = {}) =>
    request('/api/strutture', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  /** Sends a form that is good but for `overrides`, with a CIN that nobody else has. */
  const send = (overrides: Parameters<typeof sentBody>[0] = {}) =>
    post(JSON.stringify(sentBody({ cin: nextCin(), ...overrides })));

  async function stored(): Promise<StoredCounts> {
    const { rows } = await sql<Omit<StoredCounts, 'files'>>`
      select (select count(*)::int from strutture) as strutture, (select count(*)::int from camere) as camere,
        (select count(*)::int from struttura_photos) as shown, (select count(*)::int from photos) as photos,
        (select count(*)::int from photo_uploads) as held,
        (select count(*)::int from pgboss.job where name = 'mail') as mails`.execute(database.db);
    const entries = readdirSync(rooms.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    return { strutture: 0, camere: 0, shown: 0, photos: 0, held: 0, mails: 0, ...rows[0], files };
  }

  return {
    ...portal,
    request,
    post,
    send,
    stored,

    /** Sends such a form and expects it to be refused with one sentence and to leave nothing; gives `campi`. */
    async expectRefused(overrides: Parameters<typeof sentBody>[0], status: number, detail: string) {
      const before = await stored();
      const answer = await send(overrides);
      expect([answer.status, answer.body.detail, answer.body.message]).toEqual([status, detail, detail]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await stored()).toEqual(before);
      return answer.body.campi;
    },

    /** Whatever was sent before, the next good form is taken, and nobody else's objects have changed. */
    async expectAtWork() {
      expect((await send()).status).toBe(201);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },

    /** The row that an answer speaks of. */
    rowOf: ({ body }: Answer) =>
      database.db
        .selectFrom('strutture')
        .selectAll()
        .where('id', '=', body.data?.id ?? 0)
        .executeTakeFirstOrThrow(),
  };
}

export type SubmissionPortal = Awaited<ReturnType<typeof openSubmissionPortal>>;
