import { formatCount } from '../../../../kernel/format-count.ts';
import type { IsTranslation } from '../../../../kernel/translation.ts';

export const laTuaRisposta = 'Ihre Antwort';
export const contestata = 'Strittig';
export const diProva = 'Test';
export const tornaAllaPrima = 'Zur ersten Seite';
export const leMieStrutture = 'Meine Unterkünfte';
export const precedenti = 'Vorherige';
export const paginaDi = (pagina: number, pageCount: number) =>
  `Seite ${formatCount(pagina)} von ${formatCount(pageCount)}`;
export const successive = 'Nächste';
export const pagineDellePrenotazioni = 'Seiten der Buchungen';
export const ospite = 'Der Gast';
export const motivo = 'Grund';
export const ilTuoMessaggio = 'Ihre Nachricht';
export const laRedazioneHaScritto = 'Nachricht des Teams von Ospitalia';
export const haScritto = 'Nachricht';
export const ilConto = 'Abrechnung';
export const totalePerOspite = 'Gesamtpreis für den Gast';
export const rimborsatiOspite = 'Dem Gast erstattet';
export const ricevi = 'Sie erhalten';
export const riferimento = 'Referenz';
export const ilSoggiorno = 'Der Aufenthalt';
export const arrivo = 'Anreise';
export const partenza = 'Abreise';
export const quanti = 'Für';
export const struttura = 'Unterkunft';
export const camera = 'Zimmer';
export const cancellazione = (names: string) => `Stornierung: ${names}`;
export const aChePunto = 'Stand';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
