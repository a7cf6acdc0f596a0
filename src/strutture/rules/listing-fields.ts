import { recordOf } from '../../kernel/records.ts';
import { FLAG_FIELDS } from './flag-fields.ts';
import type { Servizio } from './servizi.ts';
import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

/**
 * A home's record: the fields that have one name and one value in form, wire and database, with what each holds. What is another thing
 * in each (money, place, photos, rooms, calendar) is not in it.
 */
export const LISTING_FIELDS = {
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

type Values = {
  text: string;
  count: number;
  flag: boolean;
  tipi: TipoStruttura[];
  prenotazione: TipoPrenotazione;
  servizi: Servizio[];
  /** `null`: not given. */
  contact: string | null;
};
export type ListingField = keyof typeof LISTING_FIELDS;
type Kinds = typeof LISTING_FIELDS;

export type ListingRecord = { [Field in ListingField]: Values[Kinds[Field]] };
export type TypedListing = {
  [Field in ListingField]: Kinds[Field] extends 'count' | 'contact' ? string : Values[Kinds[Field]];
};

const isListingField = (name: string): name is ListingField => Object.hasOwn(LISTING_FIELDS, name);

export const listingFields: readonly ListingField[] = Object.keys(LISTING_FIELDS).filter(isListingField);
