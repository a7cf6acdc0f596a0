import type { IsTranslation } from '../kernel/translation.ts';

export const accountsMessages = {
  linkNonValido: 'Der Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  emailNonValida: 'Geben Sie eine gültige E-Mail-Adresse an.',
  linkInviato: 'Wenn die Adresse stimmt, erhalten Sie gleich eine E-Mail mit dem Link zum Anmelden.',
  mailLink: {
    subject: 'Ihr Link zum Anmelden bei Ospitalia',
    preheader: 'Er gilt 30 Minuten und lässt sich nur einmal verwenden.',
    heading: 'Ihr Link zum Anmelden',
    paragraphs: [
      'Sie möchten sich in Ihrem Bereich von Ospitalia anmelden. Öffnen Sie den Link unten und drücken Sie auf „Anmelden“: Ein Passwort brauchen Sie nicht.',
    ],
    button: 'Bei Ospitalia anmelden',
    footnote:
      'Der Link gilt 30 Minuten und lässt sich nur einmal verwenden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne den Link kommt niemand hinein.',
  },
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
