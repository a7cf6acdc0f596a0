import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { RestorationOutcome, RestorationState } from '../src/admin/restoration-contract.ts';
import { archiveKeyOf } from '../src/platform/backup/archive-key.ts';
import { archiveName } from '../src/platform/backup/archive-name.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { TEST_SECRET } from './compose-test-modules.ts';
import { createTestDatabase } from './database.ts';
import { openPortal } from './open-portal.ts';
import { signInAdmin } from './sign-in-admin.ts';

const PREVIEW = '/api/admin/ripristino/anteprima';
const RESTORE = '/api/admin/ripristino';

let archives = 0;

export async function openRestorationPortal() {
  const database = await createTestDatabase();
  const portal = await openPortal({ database });
  const cookie = await signInAdmin(portal.db);
  const folder = join(portal.modules.folder, 'backup');

  async function settle(id: string): Promise<RestorationState> {
    return vi.waitFor(
      async () => {
        const { body } = await portal.call('GET', `${RESTORE}/${id}`, { cookie });
        const state: RestorationState = body.data;
        expect(state.fase).not.toBe('legge');
        return state;
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  async function requestState(path: string, body: object): Promise<RestorationState> {
    // Retries, because a restore is reported as finished before its lock is released. Requests in between get 409.
    const answer = await vi.waitFor(
      async () => {
        const begun = await portal.call('POST', path, { cookie, body });
        expect(begun).toMatchObject({ status: 200 });
        return begun;
      },
      { timeout: 30_000 },
    );
    return settle(answer.body.data.id);
  }

  function outcomeOf({ fase, esito, errore }: RestorationState, wanted: string): RestorationOutcome {
    expect([fase, errore]).toEqual([wanted, null]);
    if (esito === null) throw new Error('no outcome');
    return esito;
  }

  return {
    ...portal,
    database,
    cookie,
    folder,
    settle,
    begin: (path: 'preview' | 'restore', body: object) =>
      portal.call('POST', path === 'preview' ? PREVIEW : RESTORE, { cookie, body }),
    async archive(recipients: string[] = [], secret = TEST_SECRET): Promise<string> {
      archives += 1;
      const written = new Date(Date.UTC(2026, 10, 20, 2, 0, archives));
      const name = archiveName(written, { recipients });
      await writeBackup(database.pool, join(folder, name), { key: archiveKeyOf(secret), recipients });
      return name;
    },
    previewState: (body: object) => requestState(PREVIEW, body),
    restoreState: (body: object) => requestState(RESTORE, body),
    async preview(body: object): Promise<RestorationOutcome> {
      return outcomeOf(await requestState(PREVIEW, body), 'pronta');
    },
    async restore(body: object): Promise<RestorationOutcome> {
      return outcomeOf(await requestState(RESTORE, body), 'fatta');
    },
  };
}

export type RestorationPortal = Awaited<ReturnType<typeof openRestorationPortal>>;
