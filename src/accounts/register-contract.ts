import type { Actor } from '../kernel/people/account.ts';

export const AZIONI = [
  'accesso',
  'accesso_fallito',
  'accesso_sospeso',
  'uscita',
  'amministratore',
  'password',
  'codici',
  'passkey',
  'codici_di_recupero',
  'recupero_usato',
  'indirizzo_avvisi',
  'link_accesso',
  'inserimento',
  'approvazione',
  'rifiuto',
  'annullamento',
  'modifica',
  'testi_visti',
  'foto',
  'contatti',
  'foto_chi_siamo',
  'eliminazione',
  'calendario_evento',
  'calendario_configurazione',
  'calendario_esportazione',
  'calendario_campanello',
  'articolo_creazione',
  'articolo_modifica',
  'articolo_pubblicazione',
  'articolo_ritiro',
  'articolo_eliminazione',
  'categoria_creazione',
  'categoria_modifica',
  'categoria_eliminazione',
  'prenotazione_annullamento',
  'archivio',
  'svuotamento',
  'ripristino',
  'commento_approvazione',
  'commento_rifiuto',
  'commento_eliminazione',
  'newsletter_invio',
  'newsletter_esportazione',
  'registro_esportazione',
] as const;
export type Azione = (typeof AZIONI)[number];

export type RegisterEntry =
  | string
  | number
  | boolean
  | null
  | readonly RegisterEntry[]
  | { readonly [name: string]: RegisterEntry | undefined };

/** `prima` and `dopo` contain only the changed fields. Contact details are masked, because audit log entries are never erased. */
export type Action = {
  azione: Azione;
  struttura?: { id: number; nome: string };
  oggetto?: string;
  /** Only the first entry with this key is written, so that an attacker cannot flood the audit log. */
  once?: string;
  prima?: Readonly<Record<string, RegisterEntry>>;
  dopo?: Readonly<Record<string, RegisterEntry>>;
};

/** `db` must be the transaction that performs the action. */
export type RecordAction<Db> = (db: Db, actor: Actor, action: Action) => Promise<void>;
