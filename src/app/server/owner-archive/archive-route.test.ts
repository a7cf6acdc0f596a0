import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { takeNights } from '../../../../test/build-struttura.ts';
import {
  ANNA,
  BRUNO,
  buildOwnedStruttura,
  toReceivedPicture,
  GIULIA,
  nextCin,
  openOwnerModules,
  PUBLIC_URL,
  sentBody,
  sentCamera,
} from '../../../../test/owner-modules.ts';
import { unzip } from '../../../../test/unzip.ts';
import { createCalendarOf } from '../../../calendar/server/calendar-file.ts';
import type { Account } from '../../../kernel/people/account.ts';
import type { FileAnswer } from '../../../kernel/calls/call.ts';
import { createConditionsService } from '../../../strutture/server/conditions-service.ts';
import { createOwnerBookings } from '../../../stay/server/owner-bookings-service.ts';
import { archiveRoute } from './archive-route.ts';

let read: string[] = [];
const rooms = await openOwnerModules();
const sentPictures = await Promise.all(['#123456', '#654321'].map(toReceivedPicture));
const sentForm = sentBody({
  nome: 'Podere Le Querce',
  tipo_struttura: ['bb'],
  tipo_prenotazione: 'bnb',
  cin: nextCin(),
  immagini: ['attachment:0', 'attachment:1'],
  camere: [sentCamera({ nome_camera: '=CMD()', prezzo_notte: '80.5', note: 'Vista; valle' })],
});
const id = (await rooms.submissions.submit({ body: sentForm, pictures: sentPictures }, ANNA)).id;
await takeNights(rooms.database.db, { struttura_id: id, start: '2026-12-24', end: '2026-12-27' });
await sql`update calendar_events set summary = '@Rossi; famiglia'`.execute(rooms.database.db);
afterAll(() => rooms.close());

async function requestArchive(account: Account, strutturaId: number): Promise<FileAnswer> {
  read = [];
  const media = {
    readLargest(url: string) {
      read.push(url);
      return rooms.media.readLargest(url);
    },
  };
  const { db, clock } = rooms;
  const calendarOf = createCalendarOf({ db, clock, publicUrl: PUBLIC_URL });
  const route = archiveRoute({
    db,
    ownerStrutture: rooms.ownerStrutture,
    conditions: createConditionsService(db),
    ownerBookings: createOwnerBookings({ db, clock, applyFact: () => Promise.resolve(null) }),
    media,
    calendarOf,
  });
  const caller = { account, admin: null, cookie: null, address: '', isHeadRequest: false, requestId: '' };
  const facts = {
    ...caller,
    pictures: [],
    raw: new Uint8Array(),
    header: () => null,
    setCookie: () => {},
    cacheBy: () => {},
  };
  return (await route.run({ params: { id: strutturaId }, query: {}, body: undefined, ...facts })) as FileAnswer;
}

const filesOf = async (strutturaId: number) =>
  unzip(Buffer.concat(await Array.fromAsync((await requestArchive(ANNA, strutturaId)).contents)));

test('the archive contains the texts, prices, calendar and photos as separate files', async () => {
  const { file_name, contents } = await requestArchive(ANNA, id);
  expect(file_name).toBe('ospitalia-podere-le-querce.zip');
  const files = unzip(Buffer.concat(await Array.fromAsync(contents)));
  expect([...files.keys()]).toEqual([
    'struttura.json',
    'struttura.txt',
    'prezzi.csv',
    'tariffe.csv',
    'calendario.csv',
    'calendario.ics',
    'prenotazioni.csv',
    'foto/01.webp',
    'foto/02.webp',
  ]);
  const text = (name: string) => files.get(name)?.toString('utf8');
  expect(JSON.parse(text('struttura.json') ?? '')).toEqual(await rooms.ownerStrutture.get(ANNA, id));
  expect(text('struttura.txt')).toMatch(
    /^Podere Le Querce\nStrada delle Vigne 14, 53045 Montepulciano\n\nStato: In attesa\n/,
  );
  expect(text('struttura.txt')).toContain('=CMD()\nPosti letto: 2\nLetti: 1 letto matrimoniale\n');
  expect(text('prezzi.csv')).toBe(
    "\ufeffChe cosa;Prezzo in euro;Per;Posti letto;Disponibile\r\n'=CMD();80,50;notte;2;sì\r\nPulizie;40,00;soggiorno;;sì\r\n",
  );
  expect(text('calendario.csv')).toContain(
    `2026-12-24;2026-12-27;Tutta la casa;Prenotazione;Airbnb;"'@Rossi; famiglia"\r\n`,
  );
  expect(text('calendario.ics')).toContain(
    'DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\nSUMMARY:Prenotato',
  );
  expect(text('calendario.ics')).not.toContain('Rossi');
  expect(files.get('foto/02.webp')?.toString('latin1', 8, 12)).toBe('WEBP');
});

test('the archive contains the conditions in the text file, and the seasons and supplements as a table', async () => {
  const house = await buildOwnedStruttura(rooms, 'approvata', {
    fields: { nome: 'Casa con stagioni', cin: nextCin() },
  });
  await rooms.db
    .updateTable('strutture')
    .set({ accettazione: 'su_richiesta', politica_cancellazione: 'rigida' })
    .where('id', '=', house)
    .execute();
  await sql`
    insert into tariffe (struttura_id, nome, period, prezzo_notte_cents, prezzo_weekend_cents, soggiorno_minimo,
      ospiti_inclusi, supplemento_ospite_cents)
    values (${house}, '', null, null, 11000, 2, 2, 1550), (${house}, '=Agosto', '[2027-08-01,2027-09-01)', 15000, null, 7, null, null)
  `.execute(rooms.db);
  const files = await filesOf(house);
  expect(files.get('struttura.txt')?.toString('utf8')).toContain(
    'Prezzi e condizioni\nConferma: Su richiesta\nSe l’ospite annulla: Rigida. Rimborso totale fino a 30 giorni prima dell’arrivo, metà fino a 14 giorni prima.\nStagioni, fine settimana, soggiorno minimo e supplementi sono in tariffe.csv.\n',
  );
  expect(files.get('tariffe.csv')?.toString('utf8').split('\r\n')).toEqual([
    expect.stringMatching(/^\ufeffPeriodo;Che cosa;Prima notte;Ultima notte;/),
    'Tutto l’anno;Tutta la casa;;;;110,00;2;2;15,50',
    "'=Agosto;Tutta la casa;2027-08-01;2027-08-31;150,00;;7;;",
    '',
  ]);
});

test.each([
  [
    'is pending',
    ['#111111', '#222222'],
    'Questi sono i dati della modifica in attesa di approvazione: online c’è ancora la versione precedente.',
  ],
  [
    'was rejected',
    ['#333333', '#444444'],
    'Questi sono i dati della modifica rifiutata: online c’è la versione precedente.',
  ],
])(
  'the archive contains both versions and their photos if a change %s',
  async (state, [old = '', fresh = ''], note) => {
    const fields = { nome: `Casa che ${state}`, cin: nextCin() };
    const changed = await buildOwnedStruttura(rooms, 'approvata', { fields, photos: [old] });
    const before = await rooms.ownerStrutture.get(ANNA, changed);
    const pictures = [await toReceivedPicture(fresh)];
    const body = sentBody({ ...fields, indirizzo: 'Via Nuova 1', immagini: ['attachment:0'] });
    const after = await rooms.ownerStrutture.edit(ANNA, changed, { body, pictures });
    expect(after.modifica).not.toBeNull();
    if (state === 'was rejected') await rooms.admin.reject(GIULIA, changed, { motivo: 'No.' });

    const files = await filesOf(changed);
    expect([...files.keys()]).toEqual([
      'struttura.json',
      'struttura.txt',
      'prezzi.csv',
      'tariffe.csv',
      'modifica.json',
      'modifica.txt',
      'modifica-prezzi.csv',
      'calendario.csv',
      'calendario.ics',
      'prenotazioni.csv',
      'foto/01.webp',
      'foto/02.webp',
    ]);
    const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
    expect(text('struttura.txt')).toContain(
      'Strada delle Vigne 14, 53045 Montepulciano\n\nQuesti sono i dati pubblicati. Quelli della modifica sono in modifica.txt.\n',
    );
    expect(text('modifica.txt')).toContain(`Via Nuova 1, 53045 Montepulciano\n\n${note}\n`);
    expect(JSON.parse(text('struttura.json')).form).toEqual(before.form);
    expect(JSON.parse(text('modifica.json')).form).toEqual(after.form);
  },
);

test('the archive reads no photo before the preceding files are sent', async () => {
  const { contents } = await requestArchive(ANNA, id);
  const pieces = contents[Symbol.asyncIterator]();
  await pieces.next();
  expect(read).toEqual([]);
  await pieces.return?.();
});

test('the archive call returns 404 for other owners', async () => {
  await expect(requestArchive(BRUNO, id)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
});
