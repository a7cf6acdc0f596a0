import type { Updateable } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Account } from '../src/kernel/people/account.ts';
import type { ReceivedPicture } from '../src/kernel/calls/call.ts';
import type { StrutturaStatus, StruttureTables } from '../src/strutture/server/tables.ts';
import {
  ANNA,
  buildOwnedStruttura,
  GIULIA,
  nextCin,
  openOwnerModules,
  type OwnerModules,
  sentAdminForm,
  sentBody,
  sentCamera,
} from './owner-modules.ts';

export type Fields = Parameters<typeof sentBody>[0];
type AdminFields = Parameters<typeof sentAdminForm>[0];
type EditFields = Fields & { versione?: string };

export const BNB = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', camere: [sentCamera()] };

export function prepareListings() {
  const modules = {} as OwnerModules;
  beforeAll(async () => {
    Object.assign(modules, await openOwnerModules());
  });
  afterAll(() => modules.close());

  async function rowOf(id: number) {
    const { db } = modules;
    const row = await db.selectFrom('strutture').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const camere = await db.selectFrom('camere').selectAll().where('struttura_id', '=', id).orderBy('id').execute();
    const photos = await db
      .selectFrom('struttura_photos')
      .select(['position', 'photo_id'])
      .where('struttura_id', '=', id)
      .orderBy('position')
      .execute();
    return { ...row, camere, photos };
  }

  const cinOf = async (id: number) => (await rowOf(id)).cin;

  return {
    modules,
    rowOf,
    statusOf: async (id: number) =>
      (await modules.db.selectFrom('strutture').select('status').where('id', '=', id).executeTakeFirst())?.status,
    set: (id: number, values: Updateable<StruttureTables['strutture']>) =>
      modules.db.updateTable('strutture').set(values).where('id', '=', id).execute(),
    mailsTo: async (address: string) => (await modules.mails()).filter(({ to }) => to === address),

    owned: (status: StrutturaStatus, fields: Fields = {}, photos: string[] = []) =>
      buildOwnedStruttura(modules, status, { fields, photos }),
    submit: (fields: Fields = {}, account: Account | null = null, pictures: ReceivedPicture[] = []) =>
      modules.submissions.submit({ body: sentBody({ cin: nextCin(), ...fields }), pictures }, account),
    read: (id: number) => modules.ownerStrutture.get(ANNA, id),
    async edit(id: number, { versione, ...fields }: EditFields = {}) {
      const body = { ...sentBody({ cin: await cinOf(id), immagini: undefined, ...fields }), versione };
      return modules.ownerStrutture.edit(ANNA, id, { body, pictures: [] });
    },

    approve: (id: number, body: Parameters<OwnerModules['admin']['approve']>[2] = {}) =>
      modules.admin.approve(GIULIA, id, body),
    reject: (id: number, body: Parameters<OwnerModules['admin']['reject']>[2] = {}) =>
      modules.admin.reject(GIULIA, id, body),
    remove: (id: number, body?: Parameters<OwnerModules['admin']['remove']>[2]) =>
      modules.admin.remove(GIULIA, id, body),
    setContacts: (id: number, body: Parameters<OwnerModules['admin']['setContacts']>[2]) =>
      modules.admin.setContacts(GIULIA, id, body),
    editAsAdmin: async (id: number, fields: AdminFields = {}) =>
      modules.admin.edit(GIULIA, id, sentAdminForm({ cin: await cinOf(id), ...fields })),
  };
}
