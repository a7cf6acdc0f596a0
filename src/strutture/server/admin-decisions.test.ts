import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  GIULIA,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  PUBLIC_URL,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import type { Account } from '../../kernel/account.ts';

const ALREADY_APPROVED = { codice: 'STATO_NON_VALIDO', detail: 'La struttura è già stata approvata.' };
const ALREADY_REFUSED = { codice: 'STATO_NON_VALIDO', detail: 'La struttura è già stata rifiutata.' };
const MOTIVO = 'Le foto sono sfocate.\nIl CAP è di un’altra via.';

let rooms: OwnerRooms;
let serial = 0;
let cin: string;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  serial += 1;
  cin = `IT052015C2JUDGE${String(serial).padStart(3, '0')}`;
});

async function submit(overrides: Parameters<typeof sentBody>[0] = {}, account: Account | null = ANNA): Promise<number> {
  const body = sentBody({ cin, ...overrides });
  return (await rooms.submissions.submit({ body, pictures: [] }, account)).id;
}

const edit = (id: number, overrides: Parameters<typeof sentBody>[0] = {}) =>
  rooms.own.edit(ANNA, id, { body: sentBody({ cin, indirizzo: 'Via Nuova 1', ...overrides }), pictures: [] });

const lastMail = async () => (await rooms.mails()).at(-1);

describe('approving', () => {
  test('publishes a struttura and tells its owner where it is', async () => {
    const id = await submit({ nome: 'Casa dell’Orto' });
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ status: 'approvata', approved_at: NOW.toISOString() });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: ANNA.email, subject: 'Casa dell’Orto è online' });
    expect(mail?.text).toContain(`${PUBLIC_URL}/struttura/${id}/casa-dell-orto`);
    expect(mail?.text).toContain(`dalla tua area:\n${PUBLIC_URL}/proprietario\n`);
    expect(mail?.html?.match(/href="[^"]+"/g)).toEqual([
      `href="${PUBLIC_URL}/struttura/${id}/casa-dell-orto"`,
      `href="${PUBLIC_URL}/proprietario"`,
    ]);
  });

  test('a change puts form, rooms and photos in the place of the published ones', async () => {
    const bnb = {
      tipo_struttura: ['affittacamere'],
      tipo_prenotazione: 'bnb',
      camere: [sentCamera({ prezzo_notte: 70 })],
    };
    const id = await submit();
    await rooms.admin.approve(GIULIA, id, {});
    await edit(id, bnb);
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({
      indirizzo: 'Via Nuova 1',
      tipo_prenotazione: 'bnb',
      prezzo_notte: 70,
      modifica: null,
      form: { camere: [{ nome_camera: 'Camera blu' }] },
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ subject: 'Le modifiche a Podere Le Querce sono state approvate' });
    expect(mail?.text).toContain('Via Nuova 1');
    expect(mail?.text).not.toContain('Strada delle Vigne 14');
    await edit(id, { camere: [] });
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ prezzo_notte: 95.5, form: { camere: [] } });
  });

  test('twice, or after a refusal', async () => {
    const id = await submit();
    await rooms.admin.approve(GIULIA, id, {});
    await expect(rooms.admin.approve(GIULIA, id, {})).rejects.toMatchObject(ALREADY_APPROVED);
    await expect(rooms.admin.reject(GIULIA, id, { motivo: MOTIVO })).rejects.toMatchObject(ALREADY_APPROVED);
    cin = `${cin}R`;
    const refused = await submit();
    await rooms.admin.reject(GIULIA, refused, { motivo: MOTIVO });
    await expect(rooms.admin.approve(GIULIA, refused, {})).rejects.toMatchObject(ALREADY_REFUSED);
  });

  test('a second struttura with the same CIN', async () => {
    const mine = await submit();
    const other = await submit({ email: 'bruno@example.it' }, { id: 'b', email: 'bruno@example.it' });
    await rooms.admin.approve(GIULIA, other, {});
    const before = await rooms.counts();
    await expect(rooms.admin.approve(GIULIA, mine, {})).rejects.toMatchObject({
      codice: 'CIN_IN_USO',
      detail:
        'Questo CIN è già di un’altra struttura pubblicata: «Podere Le Querce», Montepulciano. Rifiuta questa, o elimina l’altra.',
    });
    expect(await rooms.counts()).toEqual(before);
    expect(await rooms.own.get(ANNA, mine)).toMatchObject({ status: 'in_attesa' });
  });

  test('a change to a CIN that was published meanwhile', async () => {
    const id = await submit();
    await rooms.admin.approve(GIULIA, id, {});
    const wanted = `${cin}W`;
    await edit(id, { cin: wanted });
    await buildStruttura(rooms.database.db, { cin: wanted });
    await expect(rooms.admin.approve(GIULIA, id, {})).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ cin, modifica: { status: 'in_attesa' } });
  });

  test('what has no CIN, or is not there', async () => {
    const { db } = rooms.database;
    const without = await buildStruttura(db, { cin: null, status: 'in_attesa' });
    await expect(rooms.admin.approve(GIULIA, without, {})).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail: 'CIN mancante.',
    });
    const hidden = await buildStruttura(db, { status: 'eliminata' });
    for (const id of [hidden, 999_999]) {
      await expect(rooms.admin.approve(GIULIA, id, {})).rejects.toMatchObject({ codice: 'NON_TROVATO' });
    }
  });
});

describe('refusing', () => {
  test('says why, to the owner and in the mail', async () => {
    const id = await submit();
    await rooms.admin.reject(GIULIA, id, { motivo: `  ${MOTIVO} ` });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({
      status: 'rifiutata',
      motivo_rifiuto: MOTIVO,
      approved_at: null,
    });
    const mail = await lastMail();
    expect(mail?.subject).toBe('La richiesta per Podere Le Querce va corretta');
    expect(mail?.text).toContain('Le foto sono sfocate.');
    expect(mail?.text).toContain(`${PUBLIC_URL}/proprietario/strutture/${id}/modifica`);
    await expect(rooms.admin.reject(GIULIA, id, { motivo: MOTIVO })).rejects.toMatchObject(ALREADY_REFUSED);
  });

  test('a change leaves the published version, and the owner corrects it', async () => {
    const id = await submit();
    await rooms.admin.approve(GIULIA, id, {});
    await edit(id);
    await rooms.admin.reject(GIULIA, id, { motivo: MOTIVO });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({
      status: 'approvata',
      indirizzo: 'Strada delle Vigne 14',
      modifica: { status: 'rifiutata', motivo_rifiuto: MOTIVO },
      form: { indirizzo: 'Via Nuova 1' },
    });
    expect(await lastMail()).toMatchObject({ subject: 'Le modifiche a Podere Le Querce vanno corrette' });
    await expect(rooms.admin.approve(GIULIA, id, {})).rejects.toMatchObject(ALREADY_REFUSED);
    expect(await edit(id, { indirizzo: 'Via Nuova 2' })).toMatchObject({
      modifica: { status: 'in_attesa', motivo_rifiuto: null },
    });
  });

  test.each([
    ['an endless one', 'x'.repeat(1001), 'Il motivo può avere al massimo 1.000 caratteri.'],
    ['one with a NUL', 'no\0', 'Il motivo contiene caratteri non validi: riscrivilo.'],
    ['one that is no text', ['no'], 'Il motivo contiene caratteri non validi: riscrivilo.'],
  ])('%s', async (_, motivo, detail) => {
    const id = await submit();
    await expect(rooms.admin.reject(GIULIA, id, { motivo })).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail,
    });
  });
});

describe('without a reason', () => {
  test.each([undefined, null, '', ' \u200b '])('%j, the owner reads that none was given', async (motivo) => {
    const id = await submit();
    const none = 'Non è stato indicato un motivo: ricontrolla i dati e le foto, poi invia di nuovo la richiesta.';
    expect(await rooms.admin.reject(GIULIA, id, { motivo })).toMatchObject({ motivo_rifiuto: none });
    expect((await lastMail())?.text).toContain(none);
  });
});

describe('a decision about something else than was read', () => {
  const OUTDATED = { detail: "La struttura è stata modificata da un'altra sessione. Ricarica la pagina." };

  test('is refused; a caller who says nothing is taken at their word', async () => {
    const id = await submit();
    const { versione } = await rooms.admin.get(id);
    await edit(id, { nome: 'Tutt’altro' });
    await expect(rooms.admin.approve(GIULIA, id, { versione })).rejects.toMatchObject(OUTDATED);
    await expect(rooms.admin.reject(GIULIA, id, { versione })).rejects.toMatchObject(OUTDATED);
    await expect(rooms.admin.approve(GIULIA, id, { versione: 7 })).rejects.toMatchObject(OUTDATED);
    const { versione: read } = await rooms.admin.get(id);
    expect(await rooms.admin.approve(GIULIA, id, { versione: read })).toMatchObject({ nome: 'Tutt’altro' });
    await expect(rooms.admin.approve(GIULIA, id, { versione: read })).rejects.toMatchObject(ALREADY_APPROVED);
  });

  test('also about another change than the one that waits now', async () => {
    const id = await submit();
    await rooms.admin.approve(GIULIA, id, {});
    await edit(id);
    const { versione } = await rooms.admin.get(id);
    await edit(id, { indirizzo: 'Via Nuova 2' });
    await expect(rooms.admin.approve(GIULIA, id, { versione })).rejects.toMatchObject(OUTDATED);
    expect(await rooms.admin.approve(GIULIA, id, {})).toMatchObject({ indirizzo: 'Via Nuova 2', richiesta: null });
  });
});

test('the register has each decision once, with what it changed', async () => {
  const id = await submit();
  await rooms.admin.approve(GIULIA, id, {});
  await expect(rooms.admin.approve(GIULIA, id, {})).rejects.toMatchObject(ALREADY_APPROVED);
  await edit(id, { telefono: '0578 757099' });
  await rooms.admin.reject(GIULIA, id, { motivo: MOTIVO });
  await edit(id, { telefono: '0578 757099' });
  await rooms.admin.approve(GIULIA, id, {});
  expect(await rooms.register(id)).toEqual([
    { azione: 'approvazione', prima: { status: 'in_attesa' }, dopo: { status: 'approvata' } },
    { azione: 'rifiuto', prima: { modifica: 'in_attesa' }, dopo: { modifica: 'rifiutata', motivo_rifiuto: MOTIVO } },
    {
      azione: 'approvazione',
      prima: { indirizzo: 'Strada delle Vigne 14', telefono: '+39 3…01' },
      dopo: { indirizzo: 'Via Nuova 1', telefono: '057…99' },
    },
  ]);
});

test('of approvals and refusals at once exactly one wins', async () => {
  const id = await submit();
  const before = await rooms.counts();
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? rooms.admin.approve(GIULIA, id, {}) : rooms.admin.reject(GIULIA, id, { motivo: MOTIVO }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rooms.counts()).toEqual({ ...before, mails: (before.mails ?? 0) + 1 });
});

test('the queue is in the order of sending', async () => {
  const mine = new Set<number>();
  mine.add(await submit({ nome: 'Prima' }));
  mine.add(await submit({ nome: 'Seconda', cin: `${cin}Q` }));
  const waiting = (await rooms.queue()).filter(({ id }) => mine.has(id));
  expect(waiting.map(({ nome }) => nome)).toEqual(['Prima', 'Seconda']);
});
