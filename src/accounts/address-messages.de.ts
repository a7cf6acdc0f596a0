import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

export const ADDRESS_CHANGE_HOURS = 24;

const unasked = (contact: string | null) =>
  contact === null
    ? 'Wenn Sie das nicht waren, melden Sie sich mit einem neuen Link in Ihrem Bereich an und prüfen Sie Ihre Unterkünfte.'
    : `Wenn Sie das nicht waren, schreiben Sie sofort an ${contact}.`;

const OWN_ADDRESS =
  'Sie erhalten diese E-Mail, weil man sich mit dieser Adresse in einem Bereich von Ospitalia anmeldet.';

/** Sentences about changing the address that an owner signs in with. */
export const addressMessages = {
  titolo: 'Die Adresse, mit der Sie sich anmelden',
  spiegazione:
    'Wenn Sie sie ändern, gehen Ihre Unterkünfte, die Buchungen und das Konto an die neue über. Beide Adressen müssen bestätigen. Die E-Mail, die Ihre Gäste sehen, bleibt gleich.',
  cambia: 'Adresse ändern',
  nuovo: 'Neue E-Mail-Adresse',
  chiedi: 'Beide Links senden',
  lascia: 'So lassen',
  mandiamo: 'Wird gesendet…',
  annulla: 'Abbrechen',
  annullato: 'Es bleibt bei der bisherigen Adresse.',
  inAttesa: (email: string) => `Wartet auf Bestätigung: ${email}`,
  manca: {
    entrambi: 'Öffnen Sie die Links, die wir an beide Adressen gesendet haben: Sie gelten 24 Stunden.',
    vecchio: 'Es fehlt die Bestätigung von der jetzigen Adresse: Öffnen Sie den Link, den wir dorthin gesendet haben.',
    nuovo: 'Es fehlt die Bestätigung von der neuen Adresse: Öffnen Sie den Link, den wir dorthin gesendet haben.',
  },
  scaduto: 'Die Links sind abgelaufen. Fordern Sie neue an, oder lassen Sie die Adresse, wie sie ist.',

  emailUguale: 'Das ist schon Ihre Adresse.',
  troppeRichieste: 'An diese Adressen haben wir schon mehrmals geschrieben: Versuchen Sie es später noch einmal.',
  /** The same of every address: nobody learns here who else has an area. */
  chiesto: 'Wir haben an beide Adressen geschrieben: Die Änderung gilt, sobald Sie von beiden bestätigen.',
  linkNonValido:
    'Der Link ist abgelaufen oder wurde schon verwendet. In Ihrem Bereich können Sie einen neuen anfordern.',
  /** To whoever has proved both addresses. */
  occupato: 'Zur neuen Adresse gibt es schon einen anderen Bereich: Ihrer bleibt bei der bisherigen Adresse.',
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
    preheader: 'Beide Adressen müssen bestätigen.',
    heading: 'Möchten Sie sich mit einer anderen Adresse anmelden?',
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte sich in Ihrem Bereich mit ${to} anmelden. Ihre Unterkünfte, die Buchungen und das Konto gehen an diese Adresse über, sobald Sie von beiden bestätigen.`,
      `Der Link gilt ${ADDRESS_CHANGE_HOURS} Stunden und lässt sich nur einmal verwenden. Ohne Ihre Bestätigung ändert sich nichts.`,
      unasked(contact),
    ],
    button: 'Zur Bestätigung',
    footnote: OWN_ADDRESS,
  }),
  mailNuovo: (from: string): MailWords => ({
    subject: 'Bestätigen Sie Ihre neue Adresse',
    preheader: 'Beide Adressen müssen bestätigen.',
    heading: 'Bestätigen Sie Ihre neue Adresse',
    paragraphs: [
      `Wer sich bisher mit ${from} bei Ospitalia anmeldet, möchte künftig diese Adresse verwenden. Wenn Sie das sind, bestätigen Sie.`,
      `Der Link gilt ${ADDRESS_CHANGE_HOURS} Stunden und lässt sich nur einmal verwenden.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
    ],
    button: 'Zur Bestätigung',
    footnote: 'Sie erhalten diese E-Mail, weil diese Adresse auf Ospitalia angegeben wurde.',
  }),
  /** To an address that already has an area of its own: its owner alone learns it. */
  mailOccupato: (from: string): MailWords => ({
    subject: 'Diese Adresse hat schon einen Bereich',
    preheader: 'Jemand wollte sie für einen anderen Bereich verwenden. Es ändert sich nichts.',
    heading: 'Diese Adresse hat schon einen Bereich',
    paragraphs: [
      `Wer sich mit ${from} bei Ospitalia anmeldet, möchte künftig diese Adresse verwenden. Hier gibt es aber schon einen Bereich, und zwei lassen sich nicht zusammenlegen: Es ändert sich nichts.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
    ],
    button: 'Zu Ihrem Bereich',
    footnote: OWN_ADDRESS,
  }),
  mailLasciato: (to: string, contact: string | null): MailWords => ({
    subject: 'Die Adresse Ihres Bereichs hat sich geändert',
    preheader: 'Ab jetzt gilt die neue.',
    heading: 'Adresse geändert',
    paragraphs: [
      `Ab jetzt meldet man sich in Ihrem Bereich von Ospitalia mit ${to} an. Unterkünfte, Buchungen und Konto sind dort; auf den anderen Geräten wurde der Bereich abgemeldet.`,
      unasked(contact),
    ],
    button: 'Zu Ospitalia',
    footnote:
      'Sie erhalten diese E-Mail, weil man sich mit dieser Adresse in einem Bereich von Ospitalia angemeldet hat. Es ist die letzte, die wir hierher senden.',
  }),
  mailPreso: (from: string): MailWords => ({
    subject: 'Ab jetzt melden Sie sich mit dieser Adresse an',
    preheader: 'Die Änderung ist erledigt.',
    heading: 'Jetzt melden Sie sich mit dieser Adresse an',
    paragraphs: [
      `Alles, was bei ${from} war, ist jetzt hier: Unterkünfte, Buchungen und Konto. Die E-Mails von Ospitalia kommen an diese Adresse.`,
      'Die E-Mail, die Gäste auf den Seiten Ihrer Unterkünfte sehen, bleibt die bisherige: Wenn Sie möchten, ändern Sie sie bei den Kontakten.',
    ],
    button: 'Bereich öffnen',
    footnote: OWN_ADDRESS,
  }),
} as const;

true satisfies IsTranslation<typeof import('./address-messages.it.ts'), typeof import('./address-messages.de.ts')>;
