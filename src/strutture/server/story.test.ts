import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { ANNA, GIULIA, toReceivedPicture } from '../../../test/owner-modules.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';
import { forgetAddress } from './person-repository.ts';
import { createStruttureService } from './service.ts';
import * as messages from '../messages/visitor.ts';

const { modules: rooms, owned, submit, read, edit, editAsAdmin, approve, rowOf, set } = prepareListings();
const upload = async (colour: string) =>
  (await rooms.media.upload(await toReceivedPicture(colour), 'volto.jpg')).immagine;
const shown = (id: number) => createStruttureService(rooms.db).getPublic(id);

const STORY = {
  stanze: [{ nome: 'Camera grande', tipo_letti: '1_matrimoniale' }],
  arrivo_dalle: '15:00',
  animali: 'su_richiesta',
  fumo: 'fuori',
  regole: 'Piano la sera.',
  gradini: 3,
  accoglie_nome: 'Anna',
  accoglie_lingue: ['it', 'de'],
  accoglie_parole: 'Abito qui accanto.',
} as const;

describe('optional story fields of a home', () => {
  test('can be submitted, approved and shown, and can be edited without a review', async () => {
    const { id } = await submit(STORY, ANNA);
    await approve(id);
    expect(await shown(id)).toMatchObject({ ...STORY, partenza_entro: null, feste: null, accoglie_foto: null });
    expect((await edit(id, { ...STORY, gradini: 4 })).modifica).toBeNull();
    expect(await shown(id)).toMatchObject({ gradini: 4 });
    await editAsAdmin(id, { ...STORY, gradini: 5 });
    expect((await read(id)).form).toMatchObject({ ...STORY, gradini: 5 });
  });

  test('wait for approval if the edit also changes the address, and are listed line by line for the administrator', async () => {
    const id = await owned('approvata');
    await edit(id, { ...STORY, indirizzo: 'Via Nuova 1', punto: '43.0931, 11.7812' });
    const { cambiamenti } = await rooms.admin.get(id);
    expect(cambiamenti).toEqual(
      expect.arrayContaining([
        { campo: messages.storyFieldLabels.stanze, prima: '', dopo: 'Camera grande: 1 letto matrimoniale' },
        { campo: messages.storyFieldLabels.gradini, prima: '', dopo: '3' },
        { campo: messages.storyFieldLabels.accoglie_lingue, prima: '', dopo: 'italiano, tedesco' },
        { campo: messages.mapPointLabel, prima: messages.townCentrePoint, dopo: '43.0931, 11.7812' },
      ]),
    );
    expect(await shown(id)).toMatchObject({ gradini: null, posizione: { precisione: 'comune' } });
    await approve(id);
    expect(await shown(id)).toMatchObject({ gradini: 3, posizione: { lat: 43.0931, precisione: 'esatta' } });
    await rooms.admin.undo(GIULIA, id, {});
    expect(await shown(id)).toMatchObject({ gradini: null, posizione: { precisione: 'comune' } });
  });

  test('include the setting for an approximate position, which needs no review', async () => {
    const id = await owned('approvata');
    expect((await edit(id, { posizione_approssimativa: true })).modifica).toBeNull();
    expect(await shown(id)).toMatchObject({ indirizzo: 'Strada delle Vigne', posizione_approssimativa: true });
  });

  test('are empty in a pending change that was stored before the fields existed', async () => {
    const id = await owned('approvata');
    await edit(id, { indirizzo: 'Via Nuova 1' });
    const older = { nome: 'Podere Vecchio' };
    const { form } = await rooms.db
      .selectFrom('struttura_edits')
      .select('form')
      .where('struttura_id', '=', id)
      .executeTakeFirstOrThrow();
    const fields = Object.entries({ ...(form as object), ...older }).filter(
      ([name]) => !/^(?:accoglie|stanze|punto)/.test(name),
    );
    await rooms.db
      .updateTable('struttura_edits')
      .set({ form: JSON.stringify(Object.fromEntries(fields)) })
      .where('struttura_id', '=', id)
      .execute();
    expect((await read(id)).form).toMatchObject({ ...older, stanze: [], accoglie_nome: null, accoglie_foto: '' });
  });
});

describe("the host's photo", () => {
  test('waits for approval if it is replaced, but not if it is unchanged', async () => {
    const { id } = await submit({ accoglie_foto: await upload('#123123') }, ANNA);
    await approve(id);
    const { accoglie_foto } = await shown(id);
    expect(accoglie_foto).toMatch(/^\/foto\//);
    expect((await edit(id, { accoglie_foto, regole: 'Piano.' })).modifica).toBeNull();
    const waiting = await edit(id, { accoglie_foto: await upload('#456456') });
    expect(waiting.modifica).not.toBeNull();
    expect((await shown(id)).accoglie_foto).toBe(accoglie_foto);
    const detail = await rooms.admin.get(id);
    expect(detail.cambiamenti).toContainEqual({
      campo: messages.hostPhotoLabel,
      prima: messages.hostPhotoPresent,
      dopo: messages.hostPhotoNew,
    });
    expect(detail.accoglie_foto).toBe(waiting.form.accoglie_foto);
    await approve(id);
    expect((await shown(id)).accoglie_foto).toBe(waiting.form.accoglie_foto);
  });

  test('is not deleted as unused while it waits for approval', async () => {
    const id = await owned('approvata');
    const { form } = await edit(id, { accoglie_foto: await upload('#789789') });
    await rooms.db.deleteFrom('photo_uploads').execute();
    await sql`update photos set created_at = to_timestamp(0)`.execute(rooms.db);
    await rooms.media.sweepOrphans();
    expect((await read(id)).form.accoglie_foto).toBe(form.accoglie_foto);
  });

  test.each([
    ['an expired upload', 'caricamento:00000000-0000-4000-8000-000000000000'],
    ['a photo URL that does not belong to the struttura', `/foto/${'x'.repeat(22)}-120x80.webp`],
    ['an external URL', 'https://example.it/volto.jpg'],
    ['a number', 7],
  ])('cannot be saved if it is %s', async (_, accoglie_foto) => {
    await expect(edit(await owned('approvata'), { accoglie_foto })).rejects.toMatchObject({
      campi: { accoglie_foto_id: expect.stringContaining('non è più disponibile') },
    });
  });
});

describe("the host's details", () => {
  test("include the approval date of the host's first home and the typical answer time", async () => {
    const [first, second] = [await owned('approvata'), await owned('approvata')];
    await set(first, { approved_at: new Date('2024-03-01T10:00:00Z') });
    const created_at = new Date(Date.now() - 40 * 86_400_000);
    for (const [index, minutes] of [20, 90, 300].entries()) {
      await buildBooking(rooms.db, {
        struttura_id: first,
        period: `[2027-0${index + 1}-01,2027-0${index + 1}-04)`,
        modalita: 'su_richiesta',
        created_at,
        decided_at: new Date(created_at.getTime() + minutes * 60_000),
      });
    }
    expect(await shown(second)).toMatchObject({ accoglie_da: '2024-03-01', risponde_entro_ore: 2 });
  });

  test("are erased with the owner's data even if the home is only hidden", async () => {
    const id = await owned('approvata', STORY);
    await set(id, { status: 'eliminata' });
    await forgetAddress(rooms.db, ANNA.email);
    const erased = { accoglie_nome: null, accoglie_parole: null, accoglie_lingue: [], accoglie_foto_id: null };
    expect(await rowOf(id)).toMatchObject(erased);
  });

  test('are recorded in the audit log without the content of free texts', async () => {
    const id = await owned('approvata');
    await editAsAdmin(id, STORY);
    const lines = JSON.stringify(await rooms.register(id));
    expect(lines).toContain('accoglie_parole');
    expect(lines).not.toContain('Abito qui accanto');
  });
});
