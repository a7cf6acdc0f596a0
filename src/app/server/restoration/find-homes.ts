import type { ClientBase } from 'pg';
import { archived } from './load-archived.ts';

export type HomeChoice =
  | { che: 'numero'; id: number }
  | { che: 'casa'; cerca: string }
  | { che: 'proprietario'; email: string };

export type FoundHome = { id: number; citta: string | null; proprietario: string | null };

const MAX_HOMES = 20;
const INTEGER_MAX = 2_147_483_647;

/** Selects the owner's current and archived addresses, because archived homes still belong to the archived address. */
const ADDRESSES_OF_OWNER = `
  select $1 union
  select before.email from ${archived('accounts')} as before join accounts as now using (id) where now.email = $1
`;

const BY_OWNER = `
  proprietario_email in (${ADDRESSES_OF_OWNER})
  or home.id in (select id from strutture where proprietario_email = $1)
`;
const BY_WORDS = `position(lower($1) in lower(home.nome)) > 0 or cin = upper(regexp_replace($1, '\\s', '', 'g'))`;
const BY_NUMBER = `home.id = $1::integer`;

function conditionOf(wanted: HomeChoice): [condition: string, value: string | number] {
  if (wanted.che === 'numero') return [BY_NUMBER, wanted.id];
  if (wanted.che === 'proprietario') return [BY_OWNER, wanted.email];
  const number = /^\d+$/.test(wanted.cerca) ? Number(wanted.cerca) : 0;
  if (number > 0 && number <= INTEGER_MAX) return [BY_NUMBER, number];
  return [BY_WORDS, wanted.cerca];
}

/** Returns all homes of an owner, or the first twenty matches of another search. `altre` is the number of omitted matches. */
export async function findHomes(
  client: ClientBase,
  wanted: HomeChoice,
): Promise<{ homes: FoundHome[]; altre: number }> {
  const [condition, value] = conditionOf(wanted);
  const { rows } = await client.query<FoundHome>(
    `
    select home.id, citta.nome as citta, proprietario_email as proprietario
    from ${archived('strutture')} as home left join citta on citta.id = citta_id
    where ${condition} order by home.id`,
    [value],
  );
  const homes = wanted.che === 'proprietario' ? rows : rows.slice(0, MAX_HOMES);
  return { homes, altre: rows.length - homes.length };
}
