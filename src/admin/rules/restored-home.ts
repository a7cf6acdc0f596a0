import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

export type Row = Readonly<Record<string, unknown>>;

export type RoomRow = Row & { id: number; nome_camera: string };
/** In all row types, a `camera_id` of `null` means the whole home. */
export type RateRow = Row & { camera_id: number | null };
export type PhotoRow = Row & { hash: string };
/** `address` is the encrypted address as text. Equal texts mean equal addresses. */
export type FeedRow = { camera_id: number | null; platform: string; address: string; host: string };
export type ClosedNights = {
  id: number;
  camera_id: number | null;
  check_in: CalendarDate;
  check_out: CalendarDate;
  event_type: string;
};

export type HomeContents = {
  struttura: Row & { id: number; nome: string; status: string; tipo_prenotazione: string; cin: string | null };
  camere: readonly RoomRow[];
  tariffe: readonly RateRow[];
  foto: readonly PhotoRow[];
  feeds: readonly FeedRow[];
};

/** `notti` are the upcoming closed nights. */
export type ArchivedHome = HomeContents & { notti: readonly ClosedNights[] };

export type PresentHome = HomeContents & {
  taken: readonly Omit<ClosedNights, 'id' | 'event_type'>[];
  /** Rooms with past or upcoming bookings. Expired bookings count only if they have a payment. */
  booked: readonly number[];
  hasEdit: boolean;
};

export type RestorationFacts = {
  cinTakenBy: string | null;
  /** Whether the data of a person in the archived rows has been erased since the archive was written. */
  isErased: boolean;
  isOthers: boolean;
  isCittaThere: boolean;
  photosThere: ReadonlySet<string>;
};

export type Refusal = 'eliminata' | 'cancellata' | 'altrui' | 'comune' | 'cin' | 'tipo';

export type HomePlan = {
  id: number;
  nome: string;
  esito: 'torna' | 'cambia' | 'uguale' | 'rifiutata';
  rifiuto: Refusal | null;
  /** Whether the owner has a pending change. A restore retains it. */
  modifica: boolean;
  campi: readonly string[];
  /** Name of another home that uses the archived CIN. In this case, the restored home retains its current CIN. */
  cin_di: string | null;
  camere: {
    tornano: readonly number[];
    cambiano: readonly number[];
    /** Rooms that are newer than the archive and have neither bookings nor upcoming nights. They are deleted. */
    via: readonly number[];
    /** Rooms that are newer than the archive and have bookings or upcoming nights. They stay. */
    restano: readonly number[];
  };
  prezzi: boolean;
  foto: { cambiano: boolean; perse: number };
  feeds: { tornano: readonly FeedRow[]; cambiano: readonly FeedRow[]; restano: number };
  /** `tornano` are closed again. `occupate` counts the closures that are not restored because they overlap with occupied nights. */
  notti: { tornano: readonly ClosedNights[]; occupate: number };
};
