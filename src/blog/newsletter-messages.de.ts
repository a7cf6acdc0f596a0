import type { IsTranslation } from '../kernel/translation.ts';

export const newsletterMessages = {
  emailNonValida: 'Geben Sie eine gültige E-Mail-Adresse an, wie name@beispiel.it.',
  troppoInFretta: 'Das ging sehr schnell. Warten Sie ein paar Sekunden und senden Sie noch einmal.',
  richiesta: 'Sehen Sie in Ihrem Postfach nach. Wir haben Ihnen geschrieben, damit Sie die Anmeldung bestätigen.',
  linkNonValido:
    'Der Link ist abgelaufen oder unvollständig. Bestellen Sie den Newsletter noch einmal, dann senden wir Ihnen einen neuen.',
  confermata: 'Anmeldung bestätigt. Wir schreiben Ihnen, wenn ein neuer Artikel erscheint.',
  lasciata: 'Sie erhalten den Newsletter nicht mehr, und Ihre Adresse ist gelöscht.',
  tabella: {
    colonne: ['E-Mail', 'Status', 'Bestellt am', 'Bestätigt am', 'Sprache'],
    stati: { in_attesa: 'Wartet auf Bestätigung', confermato: 'Bestätigt' },
    file: (day: string) => `newsletter-abonnenten-${day}.csv`,
  },
} as const;

true satisfies IsTranslation<
  typeof import('./newsletter-messages.it.ts'),
  typeof import('./newsletter-messages.de.ts')
>;
