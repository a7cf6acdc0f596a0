import { recordOf } from '../../kernel/records.ts';
import { FLAG_FIELDS } from './flag-fields.ts';
import type { Animali, Feste, Fumo, Stanza } from './house-rules.ts';
import type { Lingua } from './lingue.ts';
import type { Servizio } from './servizi.ts';
import type { TextLanguages } from './text-languages.ts';
import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

export const CARD_FIELDS = {
  nome: 'text',
  descrizione: 'text',
  tipo_struttura: 'tipi',
  tipo_prenotazione: 'prenotazione',
  indirizzo: 'text',
  cap: 'text',
  posti_letto: 'count',
  num_camere: 'count',
  num_bagni: 'count',
  ...recordOf(FLAG_FIELDS, () => 'flag' as const),
  servizi: 'servizi',
  servizio_pulizie: 'flag',
  telefono: 'contact',
  email: 'contact',
} as const;

/** All of these fields are optional, because older homes have none of them. */
export const STORY_FIELDS = {
  stanze: 'stanze',
  arrivo_dalle: 'hour',
  arrivo_entro: 'hour',
  partenza_entro: 'hour',
  animali: 'animali',
  animali_nota: 'note',
  fumo: 'fumo',
  feste: 'feste',
  regole: 'note',
  gradini: 'steps',
  gradini_nota: 'note',
  accoglie_nome: 'note',
  accoglie_lingue: 'lingue',
  accoglie_parole: 'note',
  lingue_testi: 'languages',
  posizione_approssimativa: 'flag',
} as const;

/** Fields that have the same name in the form, the API and the database. */
export const LISTING_FIELDS = { ...CARD_FIELDS, ...STORY_FIELDS } as const;

type Values = {
  text: string;
  count: number;
  flag: boolean;
  tipi: TipoStruttura[];
  prenotazione: TipoPrenotazione;
  servizi: Servizio[];
  contact: string | null;
  stanze: Stanza[];
  /** `15:00`. */
  hour: string | null;
  animali: Animali | null;
  fumo: Fumo | null;
  feste: Feste | null;
  note: string | null;
  steps: number | null;
  lingue: Lingua[];
  languages: TextLanguages;
};
type TypedAsText = 'count' | 'contact' | 'hour' | 'note' | 'steps';
type Choice = 'animali' | 'fumo' | 'feste';
export type CardField = keyof typeof CARD_FIELDS;
export type StoryField = keyof typeof STORY_FIELDS;
export type ListingField = keyof typeof LISTING_FIELDS;
type Kinds = typeof LISTING_FIELDS;

export type ListingRecord = { [Field in ListingField]: Values[Kinds[Field]] };
export type TypedListing = {
  [Field in ListingField]: Kinds[Field] extends TypedAsText
    ? string
    : Kinds[Field] extends Choice
      ? NonNullable<Values[Kinds[Field]]> | ''
      : Values[Kinds[Field]];
};
export type HomeStory = Pick<ListingRecord, StoryField>;

const isListingField = (name: string): name is ListingField => Object.hasOwn(LISTING_FIELDS, name);
const isCardField = (name: ListingField): name is CardField => Object.hasOwn(CARD_FIELDS, name);
const isStoryField = (name: ListingField): name is StoryField => Object.hasOwn(STORY_FIELDS, name);

export const listingFields: readonly ListingField[] = Object.keys(LISTING_FIELDS).filter(isListingField);
export const cardFields: readonly CardField[] = listingFields.filter(isCardField);
export const storyFields: readonly StoryField[] = listingFields.filter(isStoryField);

/**
 * Returns the story fields of a home whose owner filled in none of them.
 * @example emptyStory().regole // null
 */
export function emptyStory(): HomeStory {
  return {
    stanze: [],
    arrivo_dalle: null,
    arrivo_entro: null,
    partenza_entro: null,
    animali: null,
    animali_nota: null,
    fumo: null,
    feste: null,
    regole: null,
    gradini: null,
    gradini_nota: null,
    accoglie_nome: null,
    accoglie_lingue: [],
    accoglie_parole: null,
    lingue_testi: {},
    posizione_approssimativa: false,
  };
}
