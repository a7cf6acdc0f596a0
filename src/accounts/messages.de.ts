import type { IsTranslation } from '../kernel/translation.ts';

export const accountsMessages = {
  linkNonValido: 'Der Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  emailNonValida: 'Geben Sie eine gültige E-Mail-Adresse an.',
  linkInviato: 'Wenn die Adresse stimmt, erhalten Sie gleich eine E-Mail mit dem Anmeldelink.',
  mailLink: {
    subject: 'Ihr Anmeldelink für Ospitalia',
    preheader: 'Er gilt 30 Minuten und lässt sich nur einmal verwenden.',
    heading: 'Ihr Anmeldelink',
    paragraphs: [
      'Sie möchten sich im Gastgeberbereich von Ospitalia anmelden. Öffnen Sie den Link unten und klicken Sie auf „Anmelden“. Ein Passwort brauchen Sie nicht.',
    ],
    button: 'Bei Ospitalia anmelden',
    footnote:
      'Der Link gilt 30 Minuten und lässt sich nur einmal verwenden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Link kann sich niemand anmelden.',
  },
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
