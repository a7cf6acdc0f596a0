import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const condizioniDiPrenotazione = 'Buchungs\u00adbedingungen';
export const pocheRegoleScrittePerEssere =
  'Wenige Regeln, verständlich geschrieben: was Sie kaufen, wann Sie bezahlen, was Sie zurückbekommen.';
export const versione = 'Fassung vom';
export const conChiPrenoti = 'Bei wem Sie buchen';
export const ilSoggiornoLoVendeChi = `Den Aufenthalt verkauft, wer die Unterkunft führt, also der Gastgeber. Der Vertrag kommt zwischen Ihnen und dem Gastgeber zustande. ${brandName} führt den Kalender, übermittelt die Buchung und sorgt dafür, dass die Zahlung über Stripe ankommt. Die Kartendaten sieht nur Stripe.`;
export const quandoLeDateSonoTue = 'Wann Ihre Buchung gilt';
export const quandoApriIlPagamentoTeniamo = (sessionMinutes: number, graceMinutes: number) =>
  `Wenn Sie die Zahlung öffnen, halten wir die Nächte ${sessionMinutes} Minuten lang für Sie frei. Bezahlen Sie rechtzeitig, ist die Buchung bestätigt, und wir schreiben Ihnen. Bezahlen Sie nicht, werden die Nächte nach weiteren ${graceMinutes} Minuten wieder frei, und Ihre Karte wird nicht belastet.`;
export const inAlcuneStrutture = (requestHours: number) =>
  `In manchen Unterkünften entscheidet der Gastgeber über jede Anfrage einzeln; in allen anderen fragen wir ihn, wenn wir die Kalender, die er anderswo führt, nicht abrufen können oder wenn die Anreise am selben Tag ist und die von ihm gewählte Uhrzeit vorbei ist. Der Betrag wird auf der Karte nur reserviert, und der Gastgeber hat ${requestHours} Stunden Zeit, längstens bis zum Ende des Anreisetags. Nimmt er an, wird die Karte belastet, und die Buchung ist bestätigt. Lehnt er ab oder antwortet er nicht, verfällt die Reservierung, und Sie bezahlen nichts.`;
export const quantoPaghi = 'Was Sie bezahlen';
export const ilTotaleMostratoPrima = (feePercent: number) =>
  `Den Gesamtpreis, der vor der Zahlung angezeigt wird, und nicht mehr: Nächte, zusätzliche Gäste und Endreinigung. Die Kurtaxe (Tourismusabgabe) wird, wenn die Gemeinde sie vorsieht, vor Ort in der Unterkunft bezahlt. Vom Gesamtpreis behält ${brandName} ${feePercent}\u00a0%; der Rest geht an den Gastgeber, der die Kosten der Kartenzahlung trägt.`;
export const seAnnulliTu = 'Wenn Sie stornieren';
export const ogniCasaHa =
  'Für jede Unterkunft gilt eine dieser Bedingungen. Die genauen Tage lesen Sie vor der Zahlung und in Ihrer Buchung.';
export const unaRichiestaACui = (pulizie: string) =>
  `${pulizie} Eine Anfrage, auf die der Gastgeber noch nicht geantwortet hat, können Sie kostenlos zurückziehen. Die Erstattung geht auf die Karte zurück, mit der Sie bezahlt haben. Sie sehen sie in 5–10 Arbeitstagen.`;
export const seAnnullaIlProprietario = 'Wenn der Gastgeber storniert';
export const riceviIndietroTuttoSempre =
  'Sie bekommen alles zurück, immer. Das gilt auch, wenn die Zahlung ankommt, die Unterkunft aber nicht mehr frei ist.';
export const perLegge = 'Was das Gesetz sagt';
export const perISoggiorniConDate =
  'Für Aufenthalte zu festen Terminen sieht das Gesetz kein Widerrufsrecht von 14 Tagen vor. Es gelten die Bedingungen, die für die Unterkunft gewählt wurden. Ihre Rechte als Verbraucher bleiben bestehen, wenn die Unterkunft nicht der Beschreibung entspricht oder nicht verfügbar ist.';
export const iTuoiDati = 'Ihre Daten';
export const nomeEMailTelefono =
  'Name, E-Mail, Telefon und Anmerkungen braucht der Gastgeber, um Sie zu empfangen, und wir, um Ihnen zu schreiben. Das Übrige steht auf der Seite';
export const privacy = 'Datenschutz';
export const doveIPagamentiSonoDimostrativi =
  'Wo Zahlungen nur Testzahlungen sind, steht das auf der Zahlungsseite, und es fließt kein Geld.';
export const comeSiPrenota = `Wie Sie auf ${brandName} buchen und bezahlen, wann Sie stornieren und wie viel Sie zurückbekommen.`;

true satisfies IsTranslation<typeof import('./termini-messages.it.ts'), typeof import('./termini-messages.de.ts')>;
