import { type QueryExecutorProvider, sql } from 'kysely';
import type { Action } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/account.ts';

const toJson = (values: object | undefined) => (values === undefined ? null : JSON.stringify(values));

/** Writes an action into the register. Any room's connection will do: inside its transaction, both are there, or neither. */
export async function recordAction(db: QueryExecutorProvider, actor: Actor, action: Action): Promise<void> {
  const { azione, struttura, prima, dopo } = action;
  await sql`
    insert into registro_azioni (username, azione, struttura_id, struttura_nome, prima, dopo, address, request_id)
    values (
      ${actor.username}, ${azione}, ${struttura?.id ?? null}, ${struttura?.nome ?? null},
      ${toJson(prima)}::jsonb, ${toJson(dopo)}::jsonb, ${actor.address}, ${actor.request_id}
    )
  `.execute(db);
}
