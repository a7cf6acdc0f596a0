import { expect } from 'vitest';
import { blogAdminMessages as messages } from '../src/blog/admin-messages.it.ts';
import { openPortal } from './open-portal.ts';
import { paint } from './owner-rooms.ts';
import { signInAdmin } from './sign-in-admin.ts';

/** When everything happens. */
export const NOW = new Date('2026-11-22T09:00:00Z');
/** The panel's articles. */
export const PATH = '/api/admin/blog/posts';

// oxlint-disable-next-line typescript/no-explicit-any -- whatever an answer holds is looked at with matchers
type CallAnswer = { status: number; body: any };

type Facts = Record<string, unknown> | null;

/** A good article, as `overrides` change it. */
export const postForm = (overrides: Record<string, unknown> = {}) => ({
  titolo: 'Le Crete d’autunno',
  contenuto: '<p>Argilla e <strong>cipressi</strong>.</p>',
  categoria: 'Destinazioni',
  status: 'pubblicato',
  ...overrides,
});

/** The portal's calls with an administrator who is signed in, without pages. Each call comes from an address of its own. */
export async function openBlogPortal() {
  const portal = await openPortal({ now: NOW });
  const { database } = portal;
  const cookie = await signInAdmin(database.db);
  let caller = 0;

  async function send(method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<CallAnswer> {
    caller += 1;
    const answer = await fetch(portal.origin + path, {
      method,
      headers: { Cookie: cookie, 'Content-Type': type, 'X-Forwarded-For': `10.1.${caller >> 8}.${caller & 255}` },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }

  const ask = (method: string, path: string, body?: unknown) =>
    send(method, path, body === undefined ? undefined : JSON.stringify(body));
  const create = (overrides: Record<string, unknown> = {}) => ask('POST', PATH, postForm(overrides));

  return {
    ...portal,
    ask,
    create,
    get: (path: string) => ask('GET', path),

    /** Writes an article and gives its id. */
    async build(overrides: Record<string, unknown> = {}): Promise<number> {
      const { status, body } = await create(overrides);
      expect([status, body.message]).toEqual([201, messages.creato]);
      return body.data.id;
    },

    /** The register, the newest line first. */
    async lines(): Promise<{ azione: string; prima: Facts; dopo: Facts }[]> {
      return (await ask('GET', '/api/admin/registro')).body.data;
    },

    /** Uploads a photo of one colour. */
    async upload(colour: string): Promise<{ immagine: string; url: string }> {
      const bytes = new Uint8Array(await paint(colour));
      const { status, body } = await send('POST', '/api/foto?nome=foto.jpg', bytes, 'image/jpeg');
      expect(status).toBe(201);
      return body.data;
    },

    /** No article is there, nor was there ever one. */
    async empty(): Promise<void> {
      await database.db.deleteFrom('blog_posts').execute();
      await database.db.deleteFrom('blog_gone').execute();
    },
  };
}
