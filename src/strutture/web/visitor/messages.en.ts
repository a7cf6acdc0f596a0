import type { IsTranslation } from '../../../kernel/translation.ts';

export const tornaAiRisultati = 'Back to the results';
export const caseDove = (inCitta: string) => `Places to stay ${inCitta}`;
export const dateEPrezzo = 'Dates and price';
export const dettagli = 'Details';
export const cucina = 'Kitchen';
export const senzaCucina = 'No kitchen';
export const cin = 'CIN';
export const pulizieFinali = 'Cleaning fee';
export const inserisciLaTuaStruttura = 'List your place';
export const sicura = 'Sicura';
export const nonGarantita = 'Not guaranteed';
export const siPagaAlProprietario = 'You pay the owner';
export const chiTiApreLaPorta = 'Who’ll welcome you';
export const chiama = 'Call';
export const whatsapp = 'WhatsApp';
export const eMail = 'Email';
export const scriviOChiamaPerChiedere = 'Write or call to ask anything you like: you speak to the owner directly.';
export const ilProprietarioNonHaAncora = 'The owner hasn’t left a phone number or an email address yet.';
export const prezzoSuRichiesta = 'Price on request';
export const da = 'from';
export const notte = '/ night';
export const strutture = 'Places to stay';
export const coseIlBadgeSicura = 'What is the “Sicura” badge?';
export const ilProprietarioHaCompletato =
  'The owner has completed payment verification: when you pay by card, your booking is guaranteed. Without the badge you can still ask for information.';
export const haiUnaCasaQui = 'Do you have a place here?';
export const inserimentoEGratuito = 'Listing it is free.';
export const informazioni = 'Information';
export const servizi = 'Amenities';
export const serviziInclusi = 'Amenities included';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
