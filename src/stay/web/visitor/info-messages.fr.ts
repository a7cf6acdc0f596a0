import type { IsTranslation } from '../../../kernel/translation.ts';

export const dal = (check_in: string) => `À partir du ${check_in}`;
export const scriviEMail = 'Écrire un e-mail';
export const chiamaIl = 'Appeler le';
export const scriviSuWhatsapp = 'Écrire sur WhatsApp';
export const contattaIlProprietario = 'Contacter le propriétaire';
export const struttura = 'Hébergement';
export const date = 'Dates';
export const notti = 'Nuits';
export const daScegliere = 'À choisir';
export const ilMessaggioEGiaCompilato = 'Le message est déjà rédigé, avec les dates, les voyageurs et le total.';
export const ilMessaggioEGiaCompilatoAggiungi = 'Le message est déjà rédigé : ajoutez les dates souhaitées.';

true satisfies IsTranslation<typeof import('./info-messages.it.ts'), typeof import('./info-messages.fr.ts')>;
