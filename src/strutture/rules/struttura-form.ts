import type { Servizio } from './servizi.ts';

/** Kinds of accommodation (specification section 9). */
export const TIPI_STRUTTURA = ['casa_vacanza', 'bb', 'affittacamere', 'agriturismo'] as const;
export type TipoStruttura = (typeof TIPI_STRUTTURA)[number];

/** How a struttura is booked: the whole, or by room. The first is the default. */
export const TIPI_PRENOTAZIONE = ['casa_vacanza', 'bnb'] as const;
export type TipoPrenotazione = (typeof TIPI_PRENOTAZIONE)[number];

/** Kinds of beds of a camera (specification section 3, "Room"). */
export const TIPI_LETTI = [
  '1_matrimoniale',
  '2_singoli',
  '1_matrimoniale_1_singolo',
  '1_matrimoniale_2_singoli',
  '2_matrimoniali',
  '3_singoli',
  '4_singoli',
  'letti_castello',
  'divano_letto',
] as const;
export type TipoLetti = (typeof TIPI_LETTI)[number];

/** A camera as it is being typed: numbers are the text in their fields. `id` of one that exists already. */
export type CameraForm = {
  id: number | null;
  nome_camera: string;
  posti_letto: string;
  tipo_letti: TipoLetti;
  letti_aggiuntivi: string;
  bagno_privato: boolean;
  prezzo_notte: string;
  servizi_camera: Servizio[];
  disponibile: boolean;
  note: string;
};

/** A struttura as it is being typed: numbers are the text in their fields. Photos are not part of it. */
export type StrutturaForm = {
  nome: string;
  descrizione: string;
  tipo_struttura: TipoStruttura[];
  tipo_prenotazione: TipoPrenotazione;
  cin: string;
  indirizzo: string;
  regione_id: number | null;
  provincia_id: number | null;
  citta_id: number | null;
  citta: string;
  cap: string;
  prezzo_notte: string;
  posti_letto: string;
  num_camere: string;
  num_bagni: string;
  ha_cucina: boolean;
  servizi: Servizio[];
  telefono: string;
  email: string;
  booking_ical_url: string;
  non_su_booking: boolean;
  servizio_pulizie: boolean;
  prezzo_pulizie: string;
  camere: CameraForm[];
  consenso_privacy: boolean;
};

/**
 * A camera as the room modal first shows it.
 * Specification section 3: "Default new room: 2 beds, bed type 1_matrimoniale, private bathroom, price 50, available."
 */
export function emptyCamera(): CameraForm {
  return {
    id: null,
    nome_camera: '',
    posti_letto: '2',
    tipo_letti: '1_matrimoniale',
    letti_aggiuntivi: '',
    bagno_privato: true,
    prezzo_notte: '50',
    servizi_camera: [],
    disponibile: true,
    note: '',
  };
}

const NO_PLACE = { regione_id: null, provincia_id: null, citta_id: null, citta: '', cap: '' } as const;
const NO_NUMBERS = { prezzo_notte: '', posti_letto: '', num_camere: '', num_bagni: '', prezzo_pulizie: '' } as const;

/** The form as it first opens. Specification section 9: "Default tipo_prenotazione casa_vacanza". */
export function emptyForm(): StrutturaForm {
  return {
    ...NO_PLACE,
    ...NO_NUMBERS,
    nome: '',
    descrizione: '',
    tipo_struttura: [],
    tipo_prenotazione: 'casa_vacanza',
    cin: '',
    indirizzo: '',
    ha_cucina: false,
    servizi: [],
    telefono: '',
    email: '',
    booking_ical_url: '',
    non_su_booking: false,
    servizio_pulizie: false,
    camere: [],
    consenso_privacy: false,
  };
}
