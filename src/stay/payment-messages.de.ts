import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Modalita } from './rules/booking.ts';

export const paymentMessages = {
  title: { immediata: 'Buchen und bezahlen', su_richiesta: 'Buchung anfragen' } satisfies Record<Modalita, string>,
  come: {
    immediata: 'Sie bezahlen jetzt mit Karte auf der sicheren Zahlungsseite. Die Buchung ist sofort bestätigt.',
    su_richiesta:
      'Der Gastgeber hat 24 Stunden Zeit für die Antwort. Auf der Zahlungsseite autorisieren Sie den Betrag. Belastet wird er nur, wenn er annimmt.',
  } satisfies Record<Modalita, string>,
  /** In the place of `come.su_richiesta` where the stay arrives today. */
  comePerOggi:
    'Der Gastgeber kann heute bis 23:59 Uhr italienischer Zeit antworten, danach verfällt die Anfrage. Auf der Zahlungsseite autorisieren Sie den Betrag. Belastet wird er nur, wenn er annimmt.',
  button: (modalita: Modalita, total: number) => {
    const amount = formatEuro(asCents(total));
    return modalita === 'immediata' ? `Weiter zur Zahlung: ${amount}` : `Buchung anfragen: ${amount}`;
  },
  nuovoTotale: (total: number) => `Neuer Gesamtpreis: ${formatEuro(asCents(total))}`,
  altreCamere: 'Für dieselben Nächte sind noch frei:',
  prendiCamera: (nome: string, total: Cents) => `${nome}, insgesamt ${formatEuro(total)}`,
  controlla: 'Prüfen Sie die markierten Felder.',
} as const;

true satisfies IsTranslation<typeof import('./payment-messages.it.ts'), typeof import('./payment-messages.de.ts')>;
