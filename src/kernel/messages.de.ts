import { pageFaultMessages } from './page-fault-messages.de.ts';
import { pluralDe } from './plural.ts';
import type { IsTranslation } from './translation.ts';

export const kernelMessages = {
  ...pageFaultMessages,
  richiestaNonValida: 'Ungültige Anfrage. Prüfen Sie die Angaben und versuchen Sie es noch einmal.',
  metodoNonConsentito: 'Das ist hier nicht möglich.',
  nonAutenticato: 'Bitte melden Sie sich noch einmal an.',
  nonAutorizzato: 'Dafür fehlt Ihnen die Berechtigung.',
  provaScaduta: 'Bestätigen Sie zuerst noch einmal, dass Sie es sind, und versuchen Sie es dann erneut.',
  secondoFattoreMancante:
    'Dafür ist ein zweiter Faktor nötig. Richten Sie im Fenster „Sicherheit“ einen Passkey oder die Codes ein und versuchen Sie es dann erneut.',
  origineNonConsentita: 'Die Anfrage wurde aus Sicherheitsgründen abgelehnt. Laden Sie die Seite neu.',
  formatoNonSupportato: 'Dieses Format wird nicht unterstützt.',
  troppoGrande: 'Die gesendeten Daten sind zu groß.',
  richiestaLenta: 'Die Anfrage hat zu lange gedauert. Versuchen Sie es noch einmal.',
  richiestaTroppoLunga: 'Die Anfrage ist zu lang.',
  parametroRipetuto: 'Eine Angabe kommt mehr als einmal vor.',
  datiNonValidi: 'Einige Angaben sind ungültig. Prüfen Sie sie und versuchen Sie es noch einmal.',
  letterePrimaDellaChiocciola:
    'Vor dem @ stehen Umlaute oder Buchstaben eines anderen Alphabets, die viele Mailserver ablehnen. Geben Sie eine andere Adresse an.',
  troppeRichieste: (seconds: number) =>
    seconds <= 90
      ? `Zu viele Anfragen. Versuchen Sie es in ${pluralDe(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })} noch einmal.`
      : `Zu viele Anfragen. Versuchen Sie es in ${Math.ceil(seconds / 60)} Minuten noch einmal.`,
  servizioNonDisponibile: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es in ein paar Minuten noch einmal.',
  troppeVisite: 'Gerade sind zu viele Besucher da. Versuchen Sie es in ein paar Sekunden noch einmal.',
  indirizzoNonNostro:
    'Unter dieser Adresse ist diese Website nicht erreichbar. Prüfen Sie den Link und versuchen Sie es noch einmal.',
  solaLettura:
    'Wir schaffen gerade Platz auf unseren Servern. Sie können alles ansehen, aber nichts senden oder ändern. Versuchen Sie es später noch einmal.',
  nienteFoto:
    'Wir schaffen gerade Platz auf unseren Servern. Neue Fotos können wir im Moment nicht annehmen. Versuchen Sie es später noch einmal.',
  dataInesistente: 'Dieses Datum gibt es nicht.',
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
