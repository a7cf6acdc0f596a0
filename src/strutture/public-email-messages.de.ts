import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

export const PUBLIC_EMAIL_HOURS = 48;

export const publicEmailMessages = {
  linkNonValido:
    'Der Link ist abgelaufen oder wurde schon verwendet. Der Gastgeber kann im Gastgeberbereich einen neuen senden.',
  nienteInAttesa: 'Keine Adresse wartet auf Bestätigung.',
  troppeRichieste: 'An diese Adresse haben wir schon mehrmals geschrieben. Versuchen Sie es später noch einmal.',
  confermato: (email: string) => `Erledigt: Ab jetzt sehen Gäste ${email}.`,
  domanda: (email: string, strutture: readonly string[]) =>
    `Klicken Sie auf „Bestätigen“, und die Gäste von ${strutture.map((nome) => `„${nome}“`).join(', ')} schreiben Ihnen an ${email}.`,
  inAttesa: (email: string) => `Wartet auf Bestätigung: ${email}`,
  come: 'Gäste sehen die bisherige Adresse, bis Sie den Link öffnen, den wir an die neue Adresse gesendet haben.',
  scaduto: 'Der Link, den wir gesendet haben, ist abgelaufen. Senden Sie einen neuen.',
  mandaDiNuovo: 'Noch einmal senden',
  annulla: 'Abbrechen',
  rimandato: 'Erledigt. Sehen Sie im Postfach der neuen Adresse nach.',
  annullato: 'Es bleibt bei der bisherigen Adresse.',

  /** Goes to an address that nobody has proved: no word of the owner’s, or anybody could send theirs to anybody. */
  mail: (citta: string): MailWords => ({
    subject: 'Bestätigen Sie die E-Mail-Adresse für Ihre Gäste',
    preheader: 'Ein Klick, und Gäste schreiben Ihnen an diese Adresse.',
    heading: 'Sollen Ihnen Gäste an diese Adresse schreiben?',
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte diese Adresse auf der Seite einer Unterkunft in ${citta} zeigen. Bestätigen Sie, dass sie Ihnen gehört. Erst dann sehen sie die Gäste.`,
      `Der Link gilt ${PUBLIC_EMAIL_HOURS} Stunden und lässt sich nur einmal verwenden.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Die Adresse wird niemandem gezeigt.',
    ],
    button: 'Adresse bestätigen',
    footnote:
      'Sie erhalten diese E-Mail, weil diese Adresse als Kontakt einer Unterkunft auf Ospitalia angegeben wurde.',
  }),
} as const;

true satisfies IsTranslation<
  typeof import('./public-email-messages.it.ts'),
  typeof import('./public-email-messages.de.ts')
>;
