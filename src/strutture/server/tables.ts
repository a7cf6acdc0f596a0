import type { ColumnType, Generated } from 'kysely';
import type { StanzaFoto } from '../../media/rules/photo-details.ts';
import type { StrutturaCard } from '../contract.ts';
import type { Animali, Feste, Fumo, Stanza } from '../rules/house-rules.ts';
import type { Line } from '../rules/list-changes.ts';
import type { Lingua } from '../rules/lingue.ts';
import type { TipoLetti, TipoStruttura } from '../rules/tipi.ts';
import type { Language } from '../../kernel/language.ts';
import type { TextLanguages } from '../rules/text-languages.ts';
import type { NoteTranslations, Translations } from '../rules/translations.ts';

export type StrutturaStatus = 'in_attesa' | 'approvata' | 'rifiutata' | 'sospesa' | 'eliminata';

type Strutture = {
  id: Generated<number>;
  citta_id: number;
  nome: string;
  descrizione: string;
  tipo_struttura: TipoStruttura[];
  tipo_prenotazione: Generated<'casa_vacanza' | 'bnb'>;
  cin: string | null;
  indirizzo: string;
  cap: string;
  lat: number;
  lon: number;
  /** For a `bnb`, the price of the cheapest room on offer, maintained by triggers. */
  prezzo_notte_cents: number | null;
  posti_letto: number;
  num_camere: number;
  num_bagni: number;
  ha_cucina: Generated<boolean>;
  servizi: Generated<string[]>;
  servizio_pulizie: Generated<boolean>;
  prezzo_pulizie_cents: Generated<number>;
  telefono: string | null;
  email: string | null;
  booking_ical_url: string | null;
  stripe_account_id: string | null;
  stripe_onboarding_completed: Generated<boolean>;
  onboarding_by: 'stripe' | 'admin' | null;
  onboarding_at: Date | null;
  accettazione: Generated<'immediata' | 'su_richiesta'>;
  ora_limite_oggi: Generated<number>;
  politica_cancellazione: Generated<'flessibile' | 'moderata' | 'rigida'>;
  status: Generated<StrutturaStatus>;
  motivo_rifiuto: string | null;
  is_demo: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  approved_at: Date | null;
  /** Email address of the owner's account, in lower case; null if the struttura has no owner, such as a demo listing. */
  proprietario_email: string | null;
  email_confirmed_at: Date | null;
  submitted_at: Generated<Date>;
  non_su_booking: Generated<boolean>;
  privacy_versione: string | null;
  privacy_accepted_at: Date | null;
  submission_hash: string | null;
  /** Time of the last write to publicly visible data, maintained by a trigger. */
  changed_at: Generated<Date>;
  stanze: ColumnType<Stanza[], string | undefined, string>;
  /** Format of all hours: `15:00`. */
  arrivo_dalle: string | null;
  arrivo_entro: string | null;
  partenza_entro: string | null;
  animali: Animali | null;
  animali_nota: string | null;
  fumo: Fumo | null;
  feste: Feste | null;
  regole: string | null;
  gradini: number | null;
  gradini_nota: string | null;
  accoglie_nome: string | null;
  accoglie_foto_id: number | null;
  accoglie_lingue: Generated<Lingua[]>;
  accoglie_parole: string | null;
  posizione_approssimativa: Generated<boolean>;
  has_own_point: Generated<boolean>;
  traduzioni: ColumnType<Translations, string | undefined, string>;
  traduzioni_testi: ColumnType<NoteTranslations, string | undefined, string>;
  lingue_testi: ColumnType<TextLanguages, string | undefined, string>;
};

type Camere = {
  id: Generated<number>;
  struttura_id: number;
  nome_camera: string;
  posti_letto: Generated<number>;
  tipo_letti: Generated<TipoLetti>;
  letti_aggiuntivi: Generated<string>;
  bagno_privato: Generated<boolean>;
  prezzo_notte_cents: Generated<number>;
  servizi_camera: Generated<string[]>;
  disponibile: Generated<boolean>;
  note: Generated<string>;
  lingua: Generated<Language>;
  traduzioni: ColumnType<Translations, string | undefined, string>;
};

type Tariffe = {
  id: Generated<number>;
  struttura_id: number;
  camera_id: number | null;
  nome: Generated<string>;
  /** The text form of a PostgreSQL `daterange`; `null` means the whole year. */
  period: string | null;
  prezzo_notte_cents: number | null;
  prezzo_weekend_cents: number | null;
  soggiorno_minimo: number | null;
  ospiti_inclusi: number | null;
  supplemento_ospite_cents: number | null;
};

/** Unlike in the response, the description is longer and has translations, and photos are file names. */
export type StoredCard = Omit<StrutturaCard & TranslatedCard, 'id' | 'slug' | 'is_tradotta'>;
type TranslatedCard = { traduzioni?: { [Each in Language]?: string } | null };

/** Derived from approved strutture; only triggers write it (`db/schema/cards.sql`). */
type Cards = { struttura_id: number; posizione_approssimativa: boolean; card: StoredCard };

type MachineTranslations = {
  struttura_id: number;
  language: Language;
  source_language: Generated<Language>;
  source_hash: string;
  text: string | null;
  attempts: Generated<number>;
  retry_at: Date | null;
};

type StrutturaEdits = {
  struttura_id: number;
  form: ColumnType<unknown, string, string>;
  status: Generated<'in_attesa' | 'rifiutata'>;
  motivo_rifiuto: string | null;
  submitted_at: Generated<Date>;
  accoglie_foto_id: number | null;
};

type UndoableDecisions = {
  struttura_id: number;
  decided_at: Date;
  mark: string;
  mail_id: string | null;
  before: ColumnType<unknown, string, string>;
};

type UnseenTexts = { struttura_id: number; seen: ColumnType<Line[], string, string>; changed_at: Generated<Date> };

type Refusals = {
  struttura_id: number;
  motivo: string;
  refused_at: Generated<Date>;
  version: ColumnType<unknown, string, string>;
};

type RemovedHomes = {
  struttura_id: number;
  proprietario_email: string;
  nome: string;
  has_bookings: boolean;
  removed_at: Date;
};

type PublicEmailChanges = { struttura_id: number; email: string; token_hash: string; expires_at: Date };

type ShownPhoto = {
  struttura_id: number;
  position: number;
  photo_id: number;
  stanza: StanzaFoto | null;
  didascalia: Generated<string>;
  fuoco: string | null;
  lingua: Generated<Language>;
};

export type StruttureTables = {
  strutture: Strutture;
  camere: Camere;
  tariffe: Tariffe;
  cards: Cards;
  machine_translations: MachineTranslations;
  /** `position` 0–9; 0 is the cover. */
  struttura_photos: ShownPhoto;
  struttura_edits: StrutturaEdits;
  removed_homes: RemovedHomes;
  public_email_changes: PublicEmailChanges;
  struttura_edit_photos: ShownPhoto;
  undoable_decisions: UndoableDecisions;
  unseen_texts: UnseenTexts;
  refusals: Refusals;
};
