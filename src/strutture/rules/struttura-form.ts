import { ITALIAN, type Language } from '../../kernel/language.ts';
import { recordOf } from '../../kernel/records.ts';
import { FLAG_FIELDS } from './flag-fields.ts';
import { type HomeStory, type StoryField, type TypedListing, emptyStory } from './listing-fields.ts';
import type { Servizio } from './servizi.ts';
import type { TipoLetti } from './tipi.ts';
import type { NoteTranslations, Translations } from './translations.ts';

/** Numbers are stored as entered. `id` is `null` for a new room. */
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
  lingua: Language;
  traduzioni: Translations;
};

export type StrutturaForm = TypedListing & {
  cin: string;
  regione_id: number | null;
  provincia_id: number | null;
  citta_id: number | null;
  citta: string;
  prezzo_notte: string;
  booking_ical_url: string;
  non_su_booking: boolean;
  prezzo_pulizie: string;
  camere: CameraForm[];
  consenso_privacy: boolean;
  punto: string;
  traduzioni: Translations;
  traduzioni_testi: NoteTranslations;
  accoglie_foto: string;
};

export function emptyCamera(lingua: Language = ITALIAN): CameraForm {
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
    lingua,
    traduzioni: {},
  };
}

const NO_PLACE = { regione_id: null, provincia_id: null, citta_id: null, citta: '', cap: '' } as const;
const NO_NUMBERS = { prezzo_notte: '', posti_letto: '', num_camere: '', num_bagni: '', prezzo_pulizie: '' } as const;

/** @example typedStory(emptyStory()).regole // '' */
export function typedStory(story: HomeStory): Pick<StrutturaForm, StoryField> {
  return {
    ...story,
    arrivo_dalle: story.arrivo_dalle ?? '',
    arrivo_entro: story.arrivo_entro ?? '',
    partenza_entro: story.partenza_entro ?? '',
    animali: story.animali ?? '',
    animali_nota: story.animali_nota ?? '',
    fumo: story.fumo ?? '',
    feste: story.feste ?? '',
    regole: story.regole ?? '',
    gradini: story.gradini === null ? '' : String(story.gradini),
    gradini_nota: story.gradini_nota ?? '',
    accoglie_nome: story.accoglie_nome ?? '',
    accoglie_parole: story.accoglie_parole ?? '',
  };
}

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
    ...recordOf(FLAG_FIELDS, () => false),
    servizi: [],
    telefono: '',
    email: '',
    booking_ical_url: '',
    non_su_booking: false,
    servizio_pulizie: false,
    camere: [],
    consenso_privacy: false,
    ...typedStory(emptyStory()),
    punto: '',
    traduzioni: {},
    traduzioni_testi: {},
    accoglie_foto: '',
  };
}
