import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import type { LocationsTables } from '../../locations/server/service.ts';
import type { MediaTables } from '../../media/server/service.ts';
import { cardFields, storyFields } from '../rules/listing-fields.ts';
import { photoName, photoNamesIn, SHOWN_NAME } from './photo-names-repository.ts';
import { ratesIn } from './rates-repository.ts';
import type { StoredCard, StruttureTables } from './tables.ts';

export type StruttureDb = Kysely<StruttureTables & LocationsTables & MediaTables>;

const CARD_COLUMNS = cardFields.map((field) => `strutture.${field}` as const);
const STORY_COLUMNS = storyFields.map((field) => `strutture.${field}` as const);

function selectListing(db: StruttureDb) {
  return db
    .selectFrom('strutture')
    .modifyFront(sql`/* prepared */`)
    .innerJoin('citta', 'citta.id', 'strutture.citta_id')
    .innerJoin('province', 'province.id', 'citta.provincia_id')
    .where('strutture.status', '=', 'approvata')
    .select([
      'strutture.id',
      ...CARD_COLUMNS,
      'posizione_approssimativa',
      'cin',
      'citta.nome as citta',
      'province.sigla',
      'prezzo_notte_cents',
      'stripe_account_id',
      'stripe_onboarding_completed',
      'is_demo',
      'prezzo_pulizie_cents',
      'accettazione',
      'politica_cancellazione',
    ]);
}

function selectListed(db: StruttureDb) {
  return selectListing(db).select((query) => [
    photoNamesIn().as('photo_names'),
    ratesIn().as('tariffe'),
    jsonArrayFrom(
      query
        .selectFrom('camere')
        .whereRef('camere.struttura_id', '=', 'strutture.id')
        .selectAll('camere')
        .orderBy('camere.id'),
    ).as('camere'),
    ...STORY_COLUMNS,
    'strutture.traduzioni',
    'strutture.traduzioni_testi',
    'strutture.lat',
    'strutture.lon',
    'has_own_point',
    sql<string | null>`(select ${photoName(sql`focus`)} from photos where id = accoglie_foto_id)`.as('host_photo'),
    'strutture.citta_id',
    'citta.provincia_id',
    'province.regione_id',
    'created_at',
    'approved_at',
  ]);
}

function machineTextIn(language: Language) {
  return sql<string | null>`(
    select text from machine_translations
    where struttura_id = strutture.id and language = ${language} and source_hash = md5(descrizione)
      and source_language = coalesce(lingue_testi ->> 'descrizione', ${ITALIAN})
  )`;
}

/**
 * Selects the columns of a home's full page. Use it for one home only: `host_since` and `answer_minutes` read all homes of the
 * owner and a year of booking requests.
 */
function selectWhole(db: StruttureDb, language: Language) {
  return selectListed(db).select([
    sql<Date | null>`coalesce(host_since(proprietario_email), approved_at)`.as('host_since'),
    sql<(number | null)[] | null>`answer_minutes(proprietario_email)`.as('answer_minutes'),
    sql<string | null>`(select nullif(lingua, 'it') from accounts where email = proprietario_email)`.as(
      'owner_language',
    ),
    machineTextIn(language).as('machine'),
  ]);
}

/** `cin` and `prezzo_notte_cents` are never null for an approved struttura (`strutture_public_is_complete`). */
export type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;
export type CardRow = { id: number; posizione_approssimativa: boolean; card: StoredCard };
export type WholeRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>;

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::int[])`;
}

export async function cardsById(db: StruttureDb, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`/* prepared */
    select struttura_id as id, posizione_approssimativa, card from cards where struttura_id = ${anyOf(ids)}`.execute(
    db,
  );
  return rows;
}

export function listedById(db: StruttureDb, ids: readonly number[]): Promise<ListedRow[]> {
  return selectListed(db).where('strutture.id', '=', anyOf(ids)).execute();
}

export function approvedById(db: StruttureDb, id: number, language: Language): Promise<WholeRow | undefined> {
  return selectWhole(db, language).where('strutture.id', '=', id).executeTakeFirst();
}

export function photosById(db: StruttureDb, id: number) {
  return db
    .selectFrom('struttura_photos as shown')
    .modifyFront(sql`/* prepared */`)
    .innerJoin('photos', 'photos.id', 'shown.photo_id')
    .innerJoin('strutture', 'strutture.id', 'shown.struttura_id')
    .where('shown.struttura_id', '=', id)
    .where('strutture.status', '=', 'approvata')
    .select([SHOWN_NAME.as('name'), 'stanza', 'didascalia', 'lingua'])
    .orderBy('position')
    .execute();
}
