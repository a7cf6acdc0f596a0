import { asCents, formatEuro } from '../kernel/cents.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const cartaMancante = 'Geben Sie die Nummer der Testkarte an.';

export const demoMessages = {
  finto: 'Testzahlung: Es fließt kein Geld. Verwenden Sie nur die Testkarten.',
  attivazioneFinta: 'Testregistrierung: Keine Daten verlassen diese Seite, und es fließt kein Geld.',
  paga: (cents: number) => `${formatEuro(asCents(cents))} bezahlen`,
  autorizza: (cents: number) => `${formatEuro(asCents(cents))} autorisieren`,
  autorizzazione:
    'Der Betrag wird auf der Karte nur reserviert. Belastet wird sie nur, wenn der Gastgeber rechtzeitig annimmt.',
  inCorso: 'Einen Moment…',
  scadenza: 'Geben Sie ein Ablaufdatum in der Zukunft an, zum Beispiel 12\u00a0/\u00a034.',
  cvc: 'Geben Sie einen dreistelligen Code an, zum Beispiel 123.',
  titolare: 'Geben Sie den Namen auf der Karte an.',
  nonRiuscito: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  giaPagato: 'Diese Zahlung ist schon abgeschlossen.',
  scaduto: 'Diese Zahlung ist abgelaufen. Die Nächte sind wieder frei.',
  carte: [
    { numero: '4242 4242 4242 4242', esito: 'Zahlung erfolgreich' },
    { numero: '4000 0000 0000 0002', esito: 'Karte abgelehnt' },
    { numero: '4000 0000 0000 9995', esito: 'Deckung nicht ausreichend' },
  ],
} as const;

true satisfies IsTranslation<typeof import('./demo-messages.it.ts'), typeof import('./demo-messages.de.ts')>;
