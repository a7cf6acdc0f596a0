import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { personService } from '../../../../test/person-service.ts';
import { openRestorationPortal, type RestorationPortal } from '../../../../test/restoration-portal.ts';

const ANNA = 'anna@example.it';
const UGO = 'ugo@example.it';

let portal: RestorationPortal;
let annas: number[];
let ugos: number;
let archivio: string;

beforeEach(async () => {
  portal = await openRestorationPortal();
  const { db } = portal;
  annas = [
    await buildStruttura(db, { nome: 'Prima', proprietario_email: ANNA }),
    await buildStruttura(db, { nome: 'Seconda', proprietario_email: ANNA }),
  ];
  ugos = await buildStruttura(db, { nome: 'Terza', proprietario_email: UGO, email: UGO });
  archivio = await portal.archive();
});
afterEach(() => portal.close());

const names = async () => {
  const { rows } = await sql<{ nome: string }>`select nome from strutture order by id`.execute(portal.db);
  return rows.map(({ nome }) => nome);
};
const ofOwner = (cerca: string) => portal.preview({ archivio, che: 'proprietario', cerca });

describe('restoring the homes of an owner', () => {
  test('restores all homes, sends the owner one email, and changes no home of another owner', async () => {
    await sql`delete from strutture where id = ${annas[0]}`.execute(portal.db);
    await sql`update strutture set nome = nome || ' rovinata'`.execute(portal.db);
    const { case: homes, versione } = await ofOwner(` ${ANNA.toUpperCase()}`);
    expect(homes.map(({ nome, esito }) => [nome, esito])).toEqual([
      ['Prima', 'torna'],
      ['Seconda', 'cambia'],
    ]);
    await portal.restore({ archivio, proprietario: ANNA, versione });
    expect(await names()).toEqual(['Prima', 'Seconda', 'Terza rovinata']);
    const mails = await portal.mailsTo(ANNA);
    expect(mails).toMatchObject([{ subject: 'Abbiamo ripristinato le tue strutture' }]);
    expect(mails[0]?.text).toContain('Prima\nSeconda');
    expect(await portal.mailsTo(UGO)).toEqual([]);
  });

  test('skips homes that now belong to another owner', async () => {
    await sql`update strutture set proprietario_email = ${UGO} where id = ${annas[0]}`.execute(portal.db);
    await sql`update strutture set nome = 'Rovinata'`.execute(portal.db);
    const { case: homes, versione } = await ofOwner(ANNA);
    expect(homes).toMatchObject([
      {
        esito: 'rifiutata',
        non_torna: ['Adesso è di un altro proprietario: ripristinala da sola, se è quello che vuoi.'],
      },
      { esito: 'cambia' },
    ]);
    await portal.restore({ archivio, proprietario: ANNA, versione });
    expect(await names()).toEqual(['Rovinata', 'Seconda', 'Rovinata']);
  });

  test('uses the owner’s current email address if it has changed since the backup', async () => {
    await portal.signIn(ANNA);
    archivio = await portal.archive();
    await sql`update accounts set email = 'nuova@example.it'`.execute(portal.db);
    await sql`delete from strutture where id = ${annas[0]}`.execute(portal.db);
    await sql`update strutture set proprietario_email = 'nuova@example.it' where id = ${annas[1]}`.execute(portal.db);
    const { case: homes, versione } = await ofOwner('nuova@example.it');
    expect(homes.map(({ esito }) => esito)).toEqual(['torna', 'uguale']);
    await portal.restore({ archivio, proprietario: 'nuova@example.it', versione });
    const { rows } = await sql`select proprietario_email from strutture where id = ${annas[0]}`.execute(portal.db);
    expect(rows).toEqual([{ proprietario_email: 'nuova@example.it' }]);
  });

  test('does not restore homes whose owner, or a person named in their description, was erased after the backup', async () => {
    const text = `Scrivetemi a ${UGO}.`;
    const named = await buildStruttura(portal.db, { nome: 'Quarta', descrizione: text });
    archivio = await portal.archive();
    const persons = personService(portal);
    await persons.signIn(UGO);
    expect((await persons.erase(await persons.requestLink(UGO))).status).toBe(200);
    const { case: homes } = await ofOwner(UGO);
    const reasons = ['Chi è nominato nei suoi dati ha chiesto di essere cancellato: resta cancellato.'];
    expect(homes).toMatchObject([{ id: ugos, esito: 'rifiutata', cambia: [], resta: [], non_torna: reasons }]);
    const { case: others } = await portal.preview({ archivio, che: 'casa', cerca: String(named) });
    expect(others).toMatchObject([{ esito: 'rifiutata', non_torna: reasons }]);
    const failed = await portal.restoreState({ archivio, struttura_id: ugos, versione: homes[0]?.versione });
    expect(failed).toMatchObject({ fase: 'fallita', errore: 'Non c’è niente da ripristinare.' });
  });
});
