import { sql } from 'kysely';
import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import type { StruttureDb } from './repository.ts';

export type DueText = { id: number; source: Language; language: Language; descrizione: string; attempts: number };

const SOURCE = sql`coalesce(lingue_testi ->> 'descrizione', ${ITALIAN})`;

export async function dueTexts(db: StruttureDb, now: Date, limit: number): Promise<DueText[]> {
  const { rows } = await sql<DueText>`
    select strutture.id, ${SOURCE} as source, wanted.language, descrizione,
      case when source_hash = md5(descrizione) and source_language = ${SOURCE} then attempts else 0 end as attempts
    from strutture cross join unnest(${LANGUAGES}::text[]) as wanted (language)
    left join machine_translations as made on made.struttura_id = strutture.id and made.language = wanted.language
    where status = 'approvata' and not is_demo and wanted.language <> ${SOURCE} and not traduzioni ? wanted.language and (
      made.struttura_id is null or source_hash <> md5(descrizione) or source_language <> ${SOURCE}
      or (text is null and retry_at <= ${now})
    )
    order by strutture.id, wanted.language limit ${limit}`.execute(db);
  return rows;
}

/**
 * Stores the result of a translation, unless the description has changed in the meantime. If `text` is null, `retry_at` is the
 * earliest time for a retry.
 */
export async function putMachineText(
  db: StruttureDb,
  { id, source, language, descrizione, attempts }: DueText,
  made: { text: string; retry_at: null } | { text: null; retry_at: Date },
): Promise<void> {
  await sql`
    insert into machine_translations (struttura_id, language, source_language, source_hash, text, attempts, retry_at)
    select id, ${language}, ${source}, md5(${descrizione}), ${made.text}, ${attempts + 1}, ${made.retry_at}
    from strutture where id = ${id} and descrizione = ${descrizione} and ${SOURCE} = ${source}
    on conflict (struttura_id, language) do update set source_language = excluded.source_language, source_hash = excluded.source_hash, text = excluded.text,
      attempts = excluded.attempts, retry_at = excluded.retry_at`.execute(db);
}
