import type { ColumnType } from 'kysely';
import type { Azione } from '../../accounts/register-contract.ts';
import type { RegisterLine } from '../contract.ts';

/** JSON as `pg` reads it; written as text. */
type Json = ColumnType<RegisterLine['prima'], string | null, never>;

/** The table of the admin room (`db/migrations/0012_register.sql`). Its lines never change. */
export type AdminTables = {
  registro_azioni: {
    id: ColumnType<number, never, never>;
    at: ColumnType<Date, never, never>;
    username: string;
    azione: Azione;
    struttura_id: number | null;
    struttura_nome: string | null;
    prima: Json;
    dopo: Json;
    address: string;
    request_id: string;
  };
};
