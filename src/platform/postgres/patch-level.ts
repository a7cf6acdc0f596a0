import { brandName } from '../../kernel/brand.ts';

/** The included PostgreSQL and the day of its release (https://www.postgresql.org/docs/release/). Changes with its package. */
export const INCLUDED = { version: '18.4', released: '2026-05-14' };

/** Its authors mend it every three months, its security among the rest. */
const OLDEST_DAYS = 365;
const MS_PER_DAY = 86_400_000;

/**
 * What to tell whoever starts a portal whose included PostgreSQL lacks a year of mends; `null`: nothing.
 * @example patchWarning(new Date('2026-11-27')) // null
 */
export function patchWarning(now: Date): string | null {
  const age = (now.getTime() - Date.parse(INCLUDED.released)) / MS_PER_DAY;
  if (age <= OLDEST_DAYS) return null;
  const [year, month, day] = INCLUDED.released.split('-');
  return `Il PostgreSQL incluso è il ${INCLUDED.version} del ${day}/${month}/${year}: gli manca più di un anno di correzioni. Aggiorna ${brandName}, oppure usa un PostgreSQL tuo con DATABASE_URL.`;
}
