import { flagNames } from '../../listing-messages.it.ts';
import { storyMessages } from '../../story-messages.it.ts';

const { campi } = storyMessages;

/** Every field of the form by its name on the wire, in the order of the page, with what a summary calls it. */
export const FIELD_LABELS = {
  nome: 'Nome della struttura',
  tipo_struttura: 'Tipologia di struttura',
  tipo_prenotazione: 'Come si prenota',
  descrizione: 'Descrizione',
  cin: 'CIN',
  regione_id: 'Regione',
  provincia_id: 'Provincia',
  citta: 'Città',
  cap: 'CAP',
  indirizzo: 'Indirizzo',
  punto: storyMessages.punto,
  posizione_approssimativa: 'Posizione approssimativa',
  posti_letto: 'Posti letto',
  num_camere: 'Camere',
  num_bagni: 'Bagni',
  ...flagNames,
  stanze: campi.stanze,
  prezzo_notte: 'Prezzo per notte',
  camere: 'Camere da prenotare',
  servizio_pulizie: 'Pulizie finali',
  prezzo_pulizie: 'Prezzo delle pulizie',
  servizi: 'Servizi',
  arrivo_dalle: campi.arrivo_dalle,
  arrivo_entro: campi.arrivo_entro,
  partenza_entro: campi.partenza_entro,
  animali: campi.animali,
  animali_nota: campi.animali_nota,
  fumo: campi.fumo,
  feste: campi.feste,
  gradini: campi.gradini,
  gradini_nota: campi.gradini_nota,
  regole: campi.regole,
  immagini: 'Foto',
  accoglie_nome: campi.accoglie_nome,
  accoglie_foto: storyMessages.fotoDiChiAccoglie.foto,
  accoglie_lingue: campi.accoglie_lingue,
  accoglie_parole: campi.accoglie_parole,
  telefono: 'Telefono',
  email: 'E-mail',
  booking_ical_url: 'Calendario di Booking.com',
  traduzioni: 'Testi in altre lingue',
  stripe_onboarding_completed: 'Registrazione ai pagamenti completata',
  consenso_privacy: 'Privacy',
} as const;

export type FieldName = keyof typeof FIELD_LABELS;

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_LABELS, name);
}

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_LABELS).filter(isFieldName);

/** Names on the wire that are one field of the page with another. */
const SAME_FIELD = new Map<string, FieldName>([
  ['citta_id', 'citta'],
  ['non_su_booking', 'booking_ical_url'],
  ['accoglie_foto_id', 'accoglie_foto'],
  ['traduzioni_testi', 'traduzioni'],
  ['lingue_testi', 'traduzioni'],
]);

/**
 * The field of the page that a name on the wire belongs to: `camere.0.note` to the rooms. `null` for what the page has no
 * field for.
 */
export function fieldOf(wireName: string): FieldName | null {
  if (wireName.includes('.traduzioni')) return 'traduzioni';
  const [root = ''] = wireName.split('.');
  return SAME_FIELD.get(root) ?? (isFieldName(root) ? root : null);
}

export function fieldId(name: FieldName): string {
  return `campo-${name}`;
}
