import type { IsTranslation } from '../kernel/translation.ts';
import type { CheckedConditions } from './rules/read-conditions.ts';

const accettazioni: Record<CheckedConditions['accettazione'], { label: string; hint: string }> = {
  immediata: {
    label: 'Sofort bestätigt',
    hint: 'Wer bezahlt, hat gleich gebucht. Die Nächte sind vergeben, und wir schreiben Ihnen. Vorher fragen wir Sie nur, wenn wir Ihre anderen Kalender nicht abrufen können, oder bei einer Anreise am selben Tag nach der Uhrzeit, die Sie hier wählen.',
  },
  su_richiesta: {
    label: 'Auf Anfrage',
    hint: 'Sie haben 24 Stunden Zeit zum Annehmen, längstens bis zum Ende des Anreisetags. Die Karte des Gastes wird erst belastet, wenn Sie annehmen.',
  },
};

const oraLimite = (hour: number) => {
  if (hour === 0) return 'zu jeder Uhrzeit';
  return hour === 24 ? 'nie: Buchen und Bezahlen geht bis Mitternacht' : `ab ${hour}:00 Uhr`;
};

export const conditionsPageMessages = {
  titolo: 'Preise und Bedingungen',
  accetti: 'Wie Sie Buchungen annehmen',
  accettazioni,
  oggi: 'Bei Anreise am selben Tag fragen wir Sie vorher',
  oggiHint:
    'Die Anfrage erreicht Sie sofort und verfällt um 23:59 Uhr. Je später sie kommt, desto weniger Zeit haben Sie. Es gilt die Uhrzeit in Italien.',
  oraLimite,
  annulla: 'Wenn der Gast storniert',
  esempio: (check_in: string, nights: number, total: string) =>
    `Das sieht, wer heute ${nights} Nächte ab ${check_in} für ${total} bucht:`,
  prezzo: 'Preis pro Nacht',
  weekend: 'Preis am Wochenende',
  weekendHint: 'Für die Nächte von Freitag und Samstag. Leer: der übliche Preis.',
  weekendStagioneHint: 'Für die Nächte von Freitag und Samstag. Leer: der Preis der Saison.',
  minimo: 'Mindestaufenthalt',
  minimoHint: 'Leer: eine Nacht.',
  minimoStagioneHint: 'In Nächten, für Anreisen in der Saison. Leer: wie sonst.',
  inclusi: 'Gäste im Preis inbegriffen',
  inclusiHint: 'Leer: alle.',
  supplemento: 'Zuschlag pro weiterem Gast',
  supplementoHint: 'Für jede Nacht und jeden Gast über die inbegriffenen hinaus.',
  stagioni: 'Saisonzeiten',
  stagioniHint: 'Ein Preis für einen Teil des Jahres. Es zählen die Nächte. Die letzte ist die vor der Abreise.',
  nessunaStagione: 'Keine Saison: Es gilt der übliche Preis.',
  aggiungi: 'Saison hinzufügen',
  elimina: 'Löschen',
  eliminata: 'Saison entfernt. Speichern Sie, um es zu bestätigen.',
  stagione: (nome: string, place: number) => nome.trim() || `Saison ${place}`,
  nome: 'Name',
  nomeHint: 'Der Gast liest ihn in der Preisübersicht.',
  dal: 'Erste Nacht',
  al: 'Letzte Nacht',
  formatoData: 'TT.MM.JJJJ',
  salva: 'Preise und Bedingungen speichern',
  salviamo: 'Wird gespeichert…',
  salvate: 'Preise und Bedingungen gespeichert. Sie gelten sofort, für alle, die ab jetzt buchen.',
  controlla: 'Prüfen Sie die markierten Felder.',
  cambiate:
    'Preise und Bedingungen haben sich inzwischen geändert, vielleicht in einem anderen Tab. Ihre Angaben stehen noch hier, sind aber nicht gespeichert.',
  ricomincia: 'Vom gespeicherten Stand neu beginnen',
  giaPrenotato: 'Sie gelten für alle, die ab jetzt buchen. Was schon gebucht ist, bleibt wie vereinbart.',
} as const;

true satisfies IsTranslation<
  typeof import('./conditions-page-messages.it.ts'),
  typeof import('./conditions-page-messages.de.ts')
>;
