import type { IsTranslation } from '../../../kernel/translation.ts';

export const condizioniDiPrenotazione = 'Buchungs\u00adbedingungen';
export const pocheRegoleScrittePerEssere =
  'Wenige Regeln, zum Lesen geschrieben: was Sie kaufen, wann Sie bezahlen, was Sie zurückbekommen.';
export const versione = 'Fassung vom';
export const conChiPrenoti = 'Bei wem Sie buchen';
export const ilSoggiornoLoVendeChi =
  'Den Aufenthalt verkauft, wer das Haus führt: Der Vertrag besteht zwischen Ihnen und dem Eigentümer. Ospitalia führt den Kalender, überbringt die Buchung und lässt die Zahlung über Stripe ankommen. Die Kartendaten sieht nur Stripe.';
export const quandoLeDateSonoTue = 'Wann die Nächte Ihnen gehören';
export const quandoApriIlPagamentoTeniamo = (sessionMinutes: number, graceMinutes: number) =>
  `Wenn Sie die Zahlung öffnen, halten wir die Nächte ${sessionMinutes} Minuten lang für Sie frei. Bezahlen Sie rechtzeitig, ist die Buchung bestätigt, und wir schreiben Ihnen. Bezahlen Sie nicht, werden die Tage nach weiteren ${graceMinutes} Minuten wieder frei, und Ihre Karte wird nicht belastet.`;
export const inAlcuneStrutture = (requestHours: number) =>
  `In manchen Unterkünften nimmt der Eigentümer jede Anfrage einzeln an; in allen anderen fragen wir ihn, wenn wir die Kalender, die er anderswo führt, nicht lesen können. Die Karte wird nur autorisiert, und er hat ${requestHours} Stunden Zeit. Nimmt er an, wird die Karte belastet und die Buchung ist bestätigt. Lehnt er ab oder antwortet er nicht, verfällt die Autorisierung und Sie bezahlen nichts.`;
export const quantoPaghi = 'Was Sie bezahlen';
export const ilTotaleMostratoPrima = (feePercent: number) =>
  `Den Gesamtpreis, der vor der Zahlung angezeigt wird, und nicht mehr: Nächte, zusätzliche Gäste und Endreinigung. Die Ortstaxe wird, wenn die Gemeinde sie vorsieht, in der Unterkunft bezahlt. Vom Gesamtpreis behält Ospitalia ${feePercent}\u00a0%; der Rest geht an den Eigentümer, der die Kosten der Karte trägt.`;
export const seAnnulliTu = 'Wenn Sie stornieren';
export const ogniCasaHa =
  'Jedes Haus hat eine dieser Bedingungen. Die genauen Tage lesen Sie vor der Zahlung und in Ihrer Buchung.';
export const unaRichiestaACui = (pulizie: string) =>
  `${pulizie} Eine Anfrage, auf die der Eigentümer noch nicht geantwortet hat, ziehen Sie kostenlos zurück. Die Erstattung geht auf die Karte zurück, mit der Sie bezahlt haben: Sie sehen sie in 5–10 Werktagen.`;
export const seAnnullaIlProprietario = 'Wenn der Eigentümer storniert';
export const riceviIndietroTuttoSempre =
  'Sie bekommen alles zurück, immer. Das gilt auch, wenn die Zahlung ankommt, das Haus aber nicht mehr frei ist.';
export const perLegge = 'Was das Gesetz sagt';
export const perISoggiorniConDate =
  'Für Aufenthalte mit festen Daten sieht das Gesetz kein Widerrufsrecht von 14 Tagen vor: Es gelten die Bedingungen, die das Haus gewählt hat. Ihre Rechte als Verbraucher bleiben, wenn das Haus nicht der Beschreibung entspricht oder nicht verfügbar ist.';
export const iTuoiDati = 'Ihre Daten';
export const nomeEMailTelefono =
  'Name, E-Mail, Telefon und Anmerkungen braucht der Eigentümer, um Sie zu empfangen, und wir, um Ihnen zu schreiben. Das Übrige steht auf der Seite';
export const privacy = 'Datenschutz';
export const doveIPagamentiSonoDimostrativi =
  'Wo Zahlungen nur zur Probe sind, sagt es die Zahlungsseite, und es fließt kein Geld.';
export const comeSiPrenota =
  'Wie Sie auf Ospitalia buchen und bezahlen, wann Sie stornieren und wie viel Sie zurückbekommen.';

true satisfies IsTranslation<typeof import('./termini-messages.it.ts'), typeof import('./termini-messages.de.ts')>;
