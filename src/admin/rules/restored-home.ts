import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** A row by its columns, as the database says it in JSON. */
export type Row = Readonly<Record<string, unknown>>;

export type RoomRow = Row & { id: number; nome_camera: string };
/** `camera_id`: `null` for the whole house, here and below. */
export type RateRow = Row & { camera_id: number | null };
/** A photo of a listing, by the hash that names its files. */
export type PhotoRow = Row & { hash: string };
/** `address`: the sealed address, as text; the same text is the same address. */
export type FeedRow = { camera_id: number | null; platform: string; address: string; host: string };
/** Nights that an owner has taken out of the calendar by hand. */
export type OwnNights = {
  id: number;
  camera_id: number | null;
  check_in: CalendarDate;
  check_out: CalendarDate;
  event_type: string;
};

/** A home with what its owner has made of it. `struttura.accoglie_foto_id` is there as `accoglie_foto`, a hash. */
export type HomeContents = {
  struttura: Row & { id: number; nome: string; status: string; tipo_prenotazione: string; cin: string | null };
  camere: readonly RoomRow[];
  tariffe: readonly RateRow[];
  foto: readonly PhotoRow[];
  feeds: readonly FeedRow[];
};

/** As an archive has it. `notti`: those to come. */
export type ArchivedHome = HomeContents & { notti: readonly OwnNights[] };

/** As it is now. */
export type PresentHome = HomeContents & {
  /** All nights to come that are taken, by whomever. */
  taken: readonly Omit<OwnNights, 'id' | 'event_type'>[];
  /** Rooms that have ever been booked here. */
  booked: readonly number[];
  /** Whether its owner has asked for a change, which waits. */
  hasEdit: boolean;
};

/** What the portal knows besides. */
export type RestorationFacts = {
  /** Another home that has the archive's CIN now: its name. */
  cinTakenBy: string | null;
  /** Whether somebody in the archive's rows was erased since. */
  isErased: boolean;
  /** Whether it belongs to another owner than the one who is asked for. */
  isOthers: boolean;
  /** Whether the comune where it stood is still on the list. */
  isCittaThere: boolean;
  /** Hashes of photos whose files are there. */
  photosThere: ReadonlySet<string>;
};

export type Refusal = 'eliminata' | 'cancellata' | 'altrui' | 'comune' | 'cin' | 'tipo';

/** What a restoration does to one home. */
export type HomePlan = {
  id: number;
  nome: string;
  /** `torna`: it is gone, or hidden, and comes back. */
  esito: 'torna' | 'cambia' | 'uguale' | 'rifiutata';
  rifiuto: Refusal | null;
  /** A change that its owner has asked for stays, and waits. */
  modifica: boolean;
  /** Columns of the house that become the archive's. */
  campi: readonly string[];
  /** Whose home the archive's CIN is now: this one keeps its own. */
  cin_di: string | null;
  camere: {
    tornano: readonly number[];
    cambiano: readonly number[];
    /** Made since, and nobody has booked them. */
    via: readonly number[];
    /** Made since, with bookings or nights to come. */
    restano: readonly number[];
  };
  prezzi: boolean;
  foto: { cambiano: boolean; perse: number };
  feeds: { tornano: readonly FeedRow[]; cambiano: readonly FeedRow[]; restano: number };
  /** Own nights of the archive that are free today; `occupate`: how many are not. */
  notti: { tornano: readonly OwnNights[]; occupate: number };
};
