import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

export const ADDRESS_CHANGE_HOURS = 24;

const unasked = (contact: string | null) =>
  contact === null
    ? 'Wenn Sie das nicht waren, melden Sie sich mit einem neuen Link im Gastgeberbereich an und prüfen Sie Ihre Unterkünfte.'
    : `Wenn Sie das nicht waren, schreiben Sie sofort an ${contact}.`;

const OWN_ADDRESS =
  'Sie erhalten diese E-Mail, weil diese Adresse zur Anmeldung im Gastgeberbereich von Ospitalia dient.';

/** Sentences about changing the address that an owner signs in with. */
export const addressMessages = {
  titolo: 'Die Adresse, mit der Sie sich anmelden',
  spiegazione:
    'Wenn Sie sie ändern, gehen Ihre Unterkünfte, die Buchungen und das Konto auf die neue über. Beide Adressen müssen bestätigt werden. Die E-Mail-Adresse, die Ihre Gäste sehen, bleibt gleich.',
  cambia: 'Adresse ändern',
  nuovo: 'Neue E-Mail-Adresse',
  chiedi: 'Beide Links senden',
  lascia: 'Nicht ändern',
  mandiamo: 'Wird gesendet…',
  annulla: 'Abbrechen',
  annullato: 'Es bleibt bei der bisherigen Adresse.',
  inAttesa: (email: string) => `Wartet auf Bestätigung: ${email}`,
  manca: {
    entrambi: 'Öffnen Sie die Links, die wir an beide Adressen gesendet haben. Sie gelten 24 Stunden.',
    vecchio:
      'Es fehlt noch die Bestätigung von der bisherigen Adresse. Öffnen Sie den Link, den wir dorthin gesendet haben.',
    nuovo: 'Es fehlt noch die Bestätigung von der neuen Adresse. Öffnen Sie den Link, den wir dorthin gesendet haben.',
  },
  scaduto: 'Die Links sind abgelaufen. Fordern Sie neue an, oder lassen Sie die Adresse, wie sie ist.',

  emailUguale: 'Das ist schon Ihre Adresse.',
  troppeRichieste: 'An diese Adressen haben wir schon mehrmals geschrieben. Versuchen Sie es später noch einmal.',
  /** The same of every address: nobody learns here who else has an area. */
  chiesto: 'Wir haben an beide Adressen geschrieben. Die Änderung gilt, sobald Sie von beiden bestätigen.',
  linkNonValido:
    'Der Link ist abgelaufen oder wurde schon verwendet. Im Gastgeberbereich können Sie einen neuen anfordern.',
  /** To whoever has proved both addresses. */
  occupato: 'Zur neuen Adresse gibt es schon einen anderen Zugang. Ihrer bleibt bei der bisherigen Adresse.',
  oraLAltro: {
    vecchio: (email: string) => `Bestätigt. Öffnen Sie jetzt den Link, den wir an ${email} gesendet haben.`,
    nuovo: 'Bestätigt. Öffnen Sie jetzt den Link, den wir an Ihre bisherige Adresse gesendet haben.',
  },
  fatto: (email: string) => `Erledigt: Ab jetzt melden Sie sich mit ${email} an.`,
  domanda: {
    vecchio: (from: string, to: string) =>
      `Drücken Sie auf „Bestätigen“, wenn Sie sich mit ${to} statt mit ${from} anmelden möchten. Die Änderung gilt, sobald Sie auch von dort bestätigen.`,
    nuovo: (from: string, to: string) =>
      `Drücken Sie auf „Bestätigen“, wenn Sie sich mit ${to} statt mit ${from} anmelden möchten. Die Änderung gilt, sobald Sie auch von der anderen Adresse bestätigen.`,
  },

  mailVecchio: (to: string, contact: string | null): MailWords => ({
    subject: 'Bestätigen Sie die Änderung der Adresse',
    preheader: 'Beide Adressen müssen bestätigt werden.',
    heading: 'Möchten Sie sich mit einer anderen Adresse anmelden?',
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte sich in Ihrem Gastgeberbereich mit ${to} anmelden. Ihre Unterkünfte, die Buchungen und das Konto gehen auf diese Adresse über, sobald Sie von beiden bestätigen.`,
      `Der Link gilt ${ADDRESS_CHANGE_HOURS} Stunden und lässt sich nur einmal verwenden. Ohne Ihre Bestätigung ändert sich nichts.`,
      unasked(contact),
    ],
    button: 'Zur Bestätigung',
    footnote: OWN_ADDRESS,
  }),
  mailNuovo: (from: string): MailWords => ({
    subject: 'Bestätigen Sie Ihre neue Adresse',
    preheader: 'Beide Adressen müssen bestätigt werden.',
    heading: 'Bestätigen Sie Ihre neue Adresse',
    paragraphs: [
      `Wer sich bisher mit ${from} bei Ospitalia anmeldet, möchte künftig diese Adresse verwenden. Wenn Sie das sind, bestätigen Sie.`,
      `Der Link gilt ${ADDRESS_CHANGE_HOURS} Stunden und lässt sich nur einmal verwenden.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.',
    ],
    button: 'Zur Bestätigung',
    footnote: 'Sie erhalten diese E-Mail, weil diese Adresse auf Ospitalia angegeben wurde.',
  }),
  /** To an address that already has an area of its own: its owner alone learns it. */
  mailOccupato: (from: string): MailWords => ({
    subject: 'Zu dieser Adresse gibt es schon einen Zugang',
    preheader: 'Jemand wollte sie für einen anderen Zugang verwenden. Es ändert sich nichts.',
    heading: 'Zu dieser Adresse gibt es schon einen Zugang',
    paragraphs: [
      `Wer sich mit ${from} bei Ospitalia anmeldet, möchte künftig diese Adresse verwenden. Dazu gibt es aber schon einen Zugang, und zwei lassen sich nicht zusammenlegen. Es ändert sich nichts.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
    ],
    button: 'Zum Gastgeberbereich',
    footnote: OWN_ADDRESS,
  }),
  mailLasciato: (to: string, contact: string | null): MailWords => ({
    subject: 'Ihre Anmeldeadresse hat sich geändert',
    preheader: 'Ab jetzt gilt die neue.',
    heading: 'Adresse geändert',
    paragraphs: [
      `Ab jetzt gilt für die Anmeldung in Ihrem Gastgeberbereich von Ospitalia die Adresse ${to}. Unterkünfte, Buchungen und Konto gehören nun dazu; auf den anderen Geräten wurden Sie abgemeldet.`,
      unasked(contact),
    ],
    button: 'Zu Ospitalia',
    footnote:
      'Sie erhalten diese E-Mail, weil diese Adresse bisher zur Anmeldung im Gastgeberbereich von Ospitalia diente. Es ist die letzte, die wir hierher senden.',
  }),
  mailPreso: (from: string): MailWords => ({
    subject: 'Ab jetzt melden Sie sich mit dieser Adresse an',
    preheader: 'Die Änderung ist abgeschlossen.',
    heading: 'Ab jetzt melden Sie sich mit dieser Adresse an',
    paragraphs: [
      `Alles, was bei ${from} war, ist jetzt hier: Unterkünfte, Buchungen und Konto. Die E-Mails von Ospitalia kommen an diese Adresse.`,
      'Die E-Mail-Adresse, die Gäste auf den Seiten Ihrer Unterkünfte sehen, bleibt die bisherige. Wenn Sie möchten, ändern Sie sie bei den Kontaktdaten.',
    ],
    button: 'Gastgeberbereich öffnen',
    footnote: OWN_ADDRESS,
  }),
} as const;

true satisfies IsTranslation<typeof import('./address-messages.it.ts'), typeof import('./address-messages.de.ts')>;
