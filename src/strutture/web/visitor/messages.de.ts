import type { IsTranslation } from '../../../kernel/translation.ts';

export const tornaAiRisultati = 'Zurück zu den Ergebnissen';
export const caseDove = (inCitta: string) => `Unterkünfte ${inCitta}`;
export const dateEPrezzo = 'Termin und Preis';
export const dettagli = 'Details';
export const cucina = 'Küche';
export const senzaCucina = 'Ohne Küche';
export const cin = 'CIN';
export const pulizieFinali = 'Endreinigung';
export const inserisciLaTuaStruttura = 'Unterkunft eintragen';
export const sicura = 'Sicura';
export const nonGarantita = 'Ohne Garantie';
export const siPagaAlProprietario = 'Bezahlung beim Gastgeber';
export const chiTiApreLaPorta = 'Wer Ihnen die Tür öffnet';
export const chiama = 'Anrufen';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-Mail';
export const scriviOChiamaPerChiedere =
  'Bei Fragen aller Art schreiben Sie oder rufen Sie an. Es antwortet der Gastgeber selbst, kein Callcenter.';
export const ilProprietarioNonHaAncora = 'Der Gastgeber hat noch keine Telefonnummer oder E-Mail-Adresse angegeben.';
export const prezzoSuRichiesta = 'Preis auf Anfrage';
export const da = 'ab';
export const notte = '/ Nacht';
export const strutture = 'Unterkünfte';
export const coseIlBadgeSicura = 'Was ist das Siegel „Sicura“?';
export const ilProprietarioHaCompletato =
  'Der Gastgeber hat die Zahlungsprüfung abgeschlossen. Wenn Sie mit Karte bezahlen, ist Ihre Buchung garantiert. Auch ohne Siegel können Sie jederzeit nachfragen.';
export const haiUnaCasaQui = 'Haben Sie hier eine Unterkunft?';
export const inserimentoEGratuito = 'Der Eintrag ist kostenlos.';
export const informazioni = 'Informationen';
export const servizi = 'Ausstattung';
export const serviziInclusi = 'Inklusive';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
