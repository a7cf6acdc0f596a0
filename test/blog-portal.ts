import { expect } from 'vitest';
import { openPortal } from './open-portal.ts';
import { paint } from './owner-modules.ts';
import { signInAdmin } from './sign-in-admin.ts';
import * as blogMessages from '../src/blog/messages/admin.ts';

export const NOW = new Date('2026-11-22T09:00:00Z');
export const PATH = '/api/admin/blog/posts';

type Facts = Record<string, unknown> | null;

export const postForm = (overrides: Record<string, unknown> = {}) => ({
  titolo: 'Le Crete d’autunno',
  contenuto: '<p>Argilla e <strong>cipressi</strong>.</p>',
  categoria: 'Destinazioni',
  status: 'pubblicato',
  ...overrides,
});

export async function openBlogPortal() {
  const portal = await openPortal({ now: NOW });
  const { database } = portal;
  const cookie = await signInAdmin(database.db);
  const call = (method: string, path: string, body?: unknown) => portal.call(method, path, { cookie, body });
  const create = (overrides: Record<string, unknown> = {}) => call('POST', PATH, postForm(overrides));

  return {
    ...portal,
    call,
    create,
    get: (path: string) => call('GET', path),

    async build(overrides: Record<string, unknown> = {}): Promise<number> {
      const { status, body } = await create(overrides);
      expect([status, body.message]).toEqual([201, blogMessages.articleCreated]);
      return body.data.id;
    },

    async lines(): Promise<{ azione: string; prima: Facts; dopo: Facts }[]> {
      return (await call('GET', '/api/admin/registro')).body.data;
    },

    async upload(colour: string): Promise<{ immagine: string; url: string }> {
      const picture = { body: await paint(colour), headers: { 'Content-Type': 'image/jpeg' } };
      const { status, body } = await portal.call('POST', '/api/foto?nome=foto.jpg', { cookie, ...picture });
      expect(status).toBe(201);
      return body.data;
    },

    async empty(): Promise<void> {
      await database.db.deleteFrom('blog_posts').execute();
      await database.db.deleteFrom('blog_gone').execute();
    },
  };
}
