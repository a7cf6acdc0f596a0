import type { IsTranslation } from '../kernel/translation.ts';

export const payoutMessages = {
  fornitoreAssente: 'Der Zahlungsdienst antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
  accountNonTrovato: 'Diese Registrierung für Zahlungen gibt es nicht.',
} as const;

export const payoutCardMessages = {
  titolo: 'Zahlungen',
  stati: {
    assente: 'Nicht aktiv',
    da_completare: 'Unvollständig',
    in_verifica: 'In Prüfung',
    attivo: 'Aktiv',
    sospeso: 'Ausgesetzt',
  },
  testi: {
    assente:
      'Aktivieren Sie sie, und Ihre Gäste buchen und bezahlen mit Karte. Ihre Unterkünfte tragen das Siegel „Sicura“. Sie brauchen einen Ausweis und Ihre IBAN, es dauert nur ein paar Minuten.',
    da_completare:
      'Die Registrierung ist begonnen, aber es fehlt noch etwas. Bis sie vollständig ist, können Gäste nicht bezahlen.',
    in_verifica:
      'Sie haben alles gesendet. Der Zahlungsdienst prüft die Daten, meist in ein paar Minuten. Mehr müssen Sie nicht tun.',
    attivo: 'Gäste bezahlen mit Karte, und was Sie erhalten, kommt auf Ihr Konto.',
    sospeso:
      'Der Zahlungsdienst hat sie ausgesetzt. Gäste können nicht bezahlen, und das Siegel „Sicura“ wird nicht angezeigt. Fahren Sie fort, um zu sehen, was er noch braucht.',
  },
  bonificiFermi:
    'Gäste können bezahlen, aber die Überweisungen auf Ihr Konto sind angehalten. Fahren Sie fort, um die Daten zu vervollständigen.',
  prova: 'Hier ist alles nur ein Test. Es fließt kein Geld.',
  attiva: 'Zahlungen aktivieren',
  continua: 'Fortfahren',
  aggiorna: 'Aktualisieren',
  apriamo: 'Die Registrierung wird geöffnet…',
  nonAperta: 'Wir können die Registrierung nicht öffnen. Versuchen Sie es gleich noch einmal.',
  ritorno: {
    assente: 'Die Registrierung wurde noch nicht begonnen.',
    da_completare: 'Es fehlt noch etwas. Machen Sie weiter, wann Sie möchten. Ihre Angaben bleiben erhalten.',
    in_verifica: 'Danke, es ist alles eingegangen. Jetzt prüft der Zahlungsdienst.',
    attivo: 'Erledigt: Ab jetzt können Gäste mit Karte bezahlen.',
    sospeso: 'Der Zahlungsdienst braucht noch etwas.',
  },
  riprendi: 'Der Link zur Registrierung ist abgelaufen. Machen Sie hier weiter. Ihre Angaben bleiben erhalten.',
} as const;

true satisfies IsTranslation<typeof import('./payout-messages.it.ts'), typeof import('./payout-messages.de.ts')>;
