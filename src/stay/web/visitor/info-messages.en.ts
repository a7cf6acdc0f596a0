import type { IsTranslation } from '../../../kernel/translation.ts';

export const dal = (check_in: string) => `From ${check_in}`;
export const scriviEMail = 'Send an email';
export const chiamaIl = 'Call';
export const scriviSuWhatsapp = 'Message on WhatsApp';
export const contattaIlProprietario = 'Contact the owner';
export const struttura = 'Place';
export const date = 'Dates';
export const notti = 'Nights';
export const daScegliere = 'To be chosen';
export const ilMessaggioEGiaCompilato = 'The message is already filled in with dates, guests and total.';
export const ilMessaggioEGiaCompilatoAggiungi = 'The message is already filled in: add the dates you need.';

true satisfies IsTranslation<typeof import('./info-messages.it.ts'), typeof import('./info-messages.en.ts')>;
