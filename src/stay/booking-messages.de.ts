import { type CalendarDate, formatDayMonthYear } from '../kernel/calendar-date.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { cartaMancante } from './demo-messages.de.ts';
import { prenotazioniSospese } from './suspended-messages.de.ts';

const traMinuti = (minuti: number) => (minuti === 1 ? 'in einer Minute' : `in ${minuti} Minuten`);

export const bookingMessages = {
  errorePagamento: 'Die Zahlung konnte nicht gestartet werden',
  pagamentoNonDisponibile: 'Die Zahlung konnte nicht gestartet werden',
  nessunAddebito: 'Ihre Karte wurde nicht belastet.',
  prenotazioniSospese,
  datiMancanti: 'Wählen Sie Reisedaten und Zahl der Gäste',
  dateNonDisponibili: 'Der gewählte Zeitraum ist nicht mehr frei. Wählen Sie einen anderen.',
  cameraNonDisponibile: 'Dieses Zimmer ist in diesem Zeitraum nicht mehr frei.',
  prezzoCambiato: 'Der Preis hat sich geändert. Prüfen Sie den neuen Gesamtpreis und bestätigen Sie noch einmal.',
  confermaNecessaria:
    'Wir können gerade einen der Kalender dieser Unterkunft nicht abrufen. Der Gastgeber muss bestätigen, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.',
  dateDaConfermare:
    'Für diesen Zeitraum enthält der Kalender dieser Unterkunft einen Eintrag, den wir nicht vollständig lesen können. Der Gastgeber muss bestätigen, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.',
  confermaDelProprietario:
    'Der Gastgeber dieser Unterkunft bestätigt jede Buchung, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.',
  confermaPerOggi: (hour: number) =>
    `Bei einer Anreise heute${hour === 0 ? '' : ` ab ${hour}:00 Uhr`} bestätigt der Gastgeber, bevor die Karte belastet wird. Prüfen Sie alles und senden Sie die Anfrage.`,
  confermaNonServe:
    'Die Bestätigung des Gastgebers ist nicht mehr nötig. Sie bezahlen jetzt, und Ihre Buchung ist sofort bestätigt. Prüfen Sie alles und gehen Sie zur Zahlung.',
  inCorso: 'Noch einen Augenblick. Versuchen Sie es in ein paar Sekunden noch einmal.',
  chiaveRiusata: 'Diese Anfrage wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu.',
  chiaveNonValida: 'Diese Anfrage ist ungültig. Laden Sie die Seite neu.',
  nonPagabile: 'Diese Unterkunft nimmt keine Online-Zahlungen an.',
  strutturaNonTrovata: 'Unterkunft nicht gefunden.',
  cameraNonTrovata: 'Wählen Sie ein Zimmer dieser Unterkunft.',
  cinDiverso: 'Unterkunft und CIN passen nicht zusammen.',
  troppiPagamentiAperti: (quanti: number, minuti: number) =>
    `Mit dieser E-Mail-Adresse sind schon ${quanti} Zahlungen offen. Schließen Sie eine ab oder heben Sie eine der Reservierungen auf. Sonst versuchen Sie es ${traMinuti(minuti)} noch einmal.`,
  troppiPagamentiLasciati: (minuti: number) =>
    `Mit dieser E-Mail-Adresse wurden zu viele Zahlungen begonnen und nicht abgeschlossen. Versuchen Sie es ${traMinuti(minuti)} noch einmal.`,
  troppiPagamentiDallaRete: (minuti: number) =>
    `Aus Ihrem Netz wurden zu viele Zahlungen begonnen und nicht abgeschlossen. Versuchen Sie es ${traMinuti(minuti)} noch einmal.`,
  nome: 'Geben Sie Ihren Vor- und Nachnamen an.',
  email: 'Geben Sie die vollständige E-Mail-Adresse an, wie name@beispiel.it.',
  telefono: 'Geben Sie eine gültige Telefonnummer an.',
  note: 'Die Anmerkungen dürfen höchstens 1.000 Zeichen haben.',
  totale: 'Der angegebene Gesamtpreis ist ungültig. Laden Sie die Seite neu.',
  politica: 'Die angegebenen Stornobedingungen sind ungültig. Laden Sie die Seite neu.',
  terminiCambiati: 'Die Buchungsbedingungen haben sich geändert. Laden Sie die Seite neu, um die neuen zu lesen.',
  politicaCambiata:
    'Der Gastgeber hat die Stornobedingungen geändert. Prüfen Sie die neuen und bestätigen Sie noch einmal.',
  modalita: 'Die angegebene Buchungsart ist ungültig. Laden Sie die Seite neu.',
  rimborso: 'Die angegebene Erstattung ist ungültig. Laden Sie die Seite neu.',
  rimborsoCambiato: 'Die Erstattung hat sich geändert. Prüfen Sie den neuen Betrag und bestätigen Sie noch einmal.',
  motivo: 'Die Nachricht darf höchstens 1.000 Zeichen haben.',
  prenotazioneInCorso:
    'Gerade läuft eine Zahlung oder eine Anfrage. Warten Sie, bis sie abgeschlossen ist, und löschen Sie dann Ihre Daten.',
  datiCancellati: 'Die Daten zu dieser Buchung wurden auf Wunsch des Gastes gelöscht. Dieser Link gilt nicht mehr.',
  prenotazioneNonTrovata: 'Buchung nicht gefunden.',
  pagamentoNonTrovato: 'Zahlung nicht gefunden.',
  carta: cartaMancante,
  cartaRifiutata: 'Die Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.',
  fondiInsufficienti: 'Die Karte ist nicht ausreichend gedeckt. Versuchen Sie es mit einer anderen.',
  schedaInesistente: 'Diese Ansicht gibt es nicht.',
  paginaInesistente: 'Diese Seite gibt es nicht.',
  giaDecisa: 'Die Anfrage ist schon beantwortet.',
  scaduta: 'Die Frist für die Antwort ist abgelaufen. Die Karte des Gastes wird nicht belastet.',
  nonAnnullabile: 'Diese Buchung lässt sich online nicht mehr stornieren. Rufen Sie den Gastgeber an.',
  fornitoreSenzaChiavi:
    'Diese Buchung wurde mit einem Dienst bezahlt, der gerade nicht verbunden ist. Belastungen, Erstattungen und Stornierungen sind online nicht möglich. Die Buchung bleibt, wie sie ist.',
  fornitoreNonRaggiunto:
    'Der Zahlungsdienst antwortet nicht. Die Nächte bleiben reserviert. Versuchen Sie es gleich noch einmal, oder lassen Sie die Reservierung von selbst ablaufen.',
  descrizionePagamento: (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
    `${formatDayMonthYear(stay.check_in)} bis ${formatDayMonthYear(stay.check_out)}, ${pluralDe(stay.guests, { one: '1 Gast', other: `${stay.guests} Gäste` })}`,
  soggiorno: (nome: string) => `Aufenthalt: ${nome}`,
  appunto: ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
    [`Buchungscode: ${codice}`, ...contatti.filter((each) => each !== null)].join('\n'),
  nonPiuInAttesa: 'Diese Zahlung läuft nicht mehr. Laden Sie die Seite neu.',
} as const;

true satisfies IsTranslation<typeof import('./booking-messages.it.ts'), typeof import('./booking-messages.de.ts')>;
