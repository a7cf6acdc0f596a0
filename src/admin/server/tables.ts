import type { ColumnType } from 'kysely';
import type { Azione } from '../../accounts/register-contract.ts';
import type { RegisterLine } from '../contract.ts';

/** JSON as `pg` reads it; written as text. */
type Json = ColumnType<RegisterLine['prima'], string | null, never>;

/** The tables of the admin module (`db/migrations`). Lines of the register never change. */
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
    oggetto: string | null;
    once: string | null;
  };
  /** Pictures of "Chi siamo" that were replaced; `position` from 1. */
  home_pictures: { position: number; photo_id: number; didascalia: string };
};
