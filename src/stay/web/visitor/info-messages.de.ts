import type { IsTranslation } from '../../../kernel/translation.ts';

export const dal = (check_in: string) => `Ab ${check_in}`;
export const scriviEMail = 'E-Mail schreiben';
export const chiamaIl = 'Anrufen:';
export const scriviSuWhatsapp = 'Per WhatsApp schreiben';
export const contattaIlProprietario = 'Gastgeber kontaktieren';
export const struttura = 'Unterkunft';
export const date = 'Reisedaten';
export const notti = 'Nächte';
export const daScegliere = 'Noch offen';
export const ilMessaggioEGiaCompilato = 'Die Nachricht ist schon ausgefüllt, mit Reisedaten, Gästen und Gesamtpreis.';
export const ilMessaggioEGiaCompilatoAggiungi =
  'Die Nachricht ist schon ausgefüllt. Ergänzen Sie, wann Sie kommen möchten.';

true satisfies IsTranslation<typeof import('./info-messages.it.ts'), typeof import('./info-messages.de.ts')>;
