import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const cookie = 'Cookies';
export const cheCosaRestaNelTuo = `Was in Ihrem Browser bleibt, wenn Sie ${brandName} benutzen. Keine Cookies von Dritten, keine Werbung, nichts, was Ihnen von einer Website zur nächsten folgt.`;
export const contiamoLeVisite = 'Zählen wir die Besuche?';
export const soloSeAccettiLeConta = (servizio: string) =>
  `Nur wenn Sie zustimmen. Es zählt ${servizio}: So erfahren wir, welche Orte Sie suchen. Der Dienst setzt keine Cookies, und auf unseren Seiten läuft kein Skript von ihm. Die Entscheidung gilt sechs Monate, und Sie können sie hier jederzeit ändern.`;
export const cheCosaRiceveChiConta = 'Was der Zähldienst erhält';
export const eCheCosaNonRiceve = 'Und was er nicht erhält:';
export const lePagineDiQuestoPortale =
  'Die Seiten dieses Portals melden keinem Statistikdienst Besuche. Deshalb fragen wir Sie auch nicht. Es gibt nichts, dem Sie zustimmen müssten.';
export const cheCosaRestaNelTuoBrowser = 'Was in Ihrem Browser bleibt';
export const tuttoQuestoServeAFar =
  'All das ist nötig, damit die Seiten funktionieren, die Sie benutzen; deshalb ist keine Einwilligung erforderlich. Sie können es jederzeit in den Einstellungen des Browsers löschen.';
export const iDatiCheAffidi = 'Welche Daten Sie uns anvertrauen und nicht Ihrem Browser, steht auf der Seite';
export const sePaghiConLaCarta =
  '. Wenn Sie mit Karte bezahlen, wechseln Sie auf die Seiten von Stripe; dort gelten deren Cookies.';
export const privacy = 'Datenschutz';
export const cheCosaRestaNelTuoBrowserQuando = `Was in Ihrem Browser bleibt, wenn Sie ${brandName} benutzen, und ob wir die Besuche zählen.`;
export const memoriaDelBrowser = 'Speicher des Browsers';
export const memoriaDellaScheda = 'Speicher des Tabs';
export const unCookie = 'Cookie';
export const perQuanto = (kinds: string, life: string) => `, ${kinds}. Wie lange: ${life}.`;
export const ricevuti = [
  'Adresse und Titel der öffentlichen Seite, die Sie öffnen, ohne das, was nach dem Fragezeichen steht: keine Reisedaten, Gäste oder Suchen',
  'die Region, die Provinz oder den Ort, den Sie wählen',
  'bei der ersten Seite, von welcher Website Sie kommen: nur den Namen',
  'wie jede Website Ihre Netzadresse und die Art des Browsers',
];
export const nonRicevuti = [
  'die Seiten Ihrer Buchung, des Gastgeberbereichs, der Zahlungen und der Verwaltung',
  'was Sie in Formulare schreiben',
  'was Sie geöffnet haben, bevor Sie zustimmten',
];

true satisfies IsTranslation<typeof import('./cookie-messages.it.ts'), typeof import('./cookie-messages.de.ts')>;
