import type { IsTranslation } from '../../../kernel/translation.ts';

export const ilBadgeSicura = 'Das Siegel „Sicura“';
export const cheCosaDice = 'Was das Siegel „Sicura“ über eine Unterkunft sagt, und was nicht.';
export const pagamentiVerificati =
  '„Sicura“ ist italienisch für „sicher“. Das Siegel sagt nur eines: Der Gastgeber hat die Zahlungsprüfung bei Stripe abgeschlossen. Deshalb können Sie auf dieser Website buchen und mit Karte bezahlen.';
export const cheCosaHaiInPiu = 'Was Sie davon haben';
export const inPiu = [
  'Bevor Sie bezahlen, rufen wir die Kalender der Unterkunft noch einmal ab. Sind die Nächte schon vergeben, sagen wir es Ihnen, und Sie bezahlen nichts.',
  'Sie bezahlen, was Sie lesen. Ändert sich der Gesamtpreis vor der Zahlung, zeigen wir ihn Ihnen, und Sie entscheiden neu.',
  'Für die Stornierung gilt die Regel auf der Seite der Unterkunft, mit Tagen und Beträgen, und die Erstattung geht auf Ihre Karte zurück.',
  'Ihre Kartendaten sieht nur Stripe.',
];
export const cheCosaNonDice = 'Was es nicht sagt';
export const nonDice = [
  'Es ist keine Bewertung der Unterkunft und bringt sie in den Listen nicht nach oben. Die Reihenfolge hängt nicht vom Siegel ab.',
  'Es lässt sich nicht kaufen. Wer die Prüfung abschließt, bekommt es, und wer die Voraussetzungen nicht mehr erfüllt, verliert es.',
  'Eine Unterkunft „ohne Garantie“ ist nicht schlechter als die anderen. Sie können sie hier nicht bezahlen, aber dem Gastgeber schreiben oder ihn anrufen.',
];
export const comeOrdiniamoLeCase = 'So sortieren wir';
export const condizioniDiPrenotazione = 'Buchungs\u00adbedingungen';

true satisfies IsTranslation<
  typeof import('./badge-sicura-messages.it.ts'),
  typeof import('./badge-sicura-messages.de.ts')
>;
