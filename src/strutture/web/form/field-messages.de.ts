import type { IsTranslation } from '../../../kernel/translation.ts';
import { flagNames } from '../../listing-messages.de.ts';
import { storyMessages } from '../../story-messages.de.ts';
import type { FieldName } from './field-messages.it.ts';

const { campi } = storyMessages;

/** Every field of the form by its name on the wire, in the order of the page, with what a summary calls it. */
export const FIELD_LABELS = {
  nome: 'Name der Unterkunft',
  tipo_struttura: 'Art der Unterkunft',
  tipo_prenotazione: 'Wie gebucht wird',
  descrizione: 'Beschreibung',
  cin: 'CIN',
  regione_id: 'Region',
  provincia_id: 'Provinz',
  citta: 'Ort',
  cap: 'Postleitzahl',
  indirizzo: 'Adresse',
  punto: storyMessages.punto,
  posizione_approssimativa: 'Ungefähre Lage',
  posti_letto: 'Schlafplätze',
  num_camere: 'Zimmer',
  num_bagni: 'Bäder',
  ...flagNames,
  stanze: campi.stanze,
  prezzo_notte: 'Preis pro Nacht',
  camere: 'Buchbare Zimmer',
  servizio_pulizie: 'Endreinigung',
  prezzo_pulizie: 'Preis der Reinigung',
  servizi: 'Ausstattung',
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
  immagini: 'Fotos',
  accoglie_nome: campi.accoglie_nome,
  accoglie_foto: storyMessages.fotoDiChiAccoglie.foto,
  accoglie_lingue: campi.accoglie_lingue,
  accoglie_parole: campi.accoglie_parole,
  telefono: 'Telefon',
  email: 'E-Mail',
  booking_ical_url: 'Kalender von Booking.com',
  traduzioni: 'Texte in anderen Sprachen',
  stripe_onboarding_completed: 'Registrierung für Zahlungen abgeschlossen',
  consenso_privacy: 'Datenschutz',
} as const;

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

true satisfies IsTranslation<typeof import('./field-messages.it.ts'), typeof import('./field-messages.de.ts')>;
