import type { ColumnType } from 'kysely';
import type { Azione } from '../../accounts/register-contract.ts';
import type { RegisterLine } from '../contract.ts';

/** The value is parsed JSON when read and text when written. */
type Json = ColumnType<RegisterLine['prima'], string | null, never>;

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
  home_pictures: { position: number; photo_id: number; didascalia: string };
};
