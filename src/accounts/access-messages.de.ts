import type { IsTranslation } from '../kernel/translation.ts';

export const accessMessages = {
  nonRaggiungibile:
    'Ospitalia ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  comeSiEntra:
    'Sie melden sich ohne Passwort an, mit einem Link, den wir Ihnen per E-Mail senden. Geben Sie die E-Mail-Adresse an, mit der Sie die Unterkunft eingetragen haben.',
  linkIncompleto:
    'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.',
  linkRimandato: 'Erledigt. Sehen Sie noch einmal in Ihrem Postfach nach, es gilt die letzte E-Mail.',
  /** To who was signed out before they saved. */
  rientra:
    'Was Sie geändert haben, bleibt hier. Melden Sie sich in einem anderen Tab an, kommen Sie dann hierher zurück und speichern Sie.',
  uscito: 'Sie haben sich abgemeldet.',
  uscitoOvunque: 'Sie haben sich auf allen Geräten abgemeldet.',
} as const;

true satisfies IsTranslation<typeof import('./access-messages.it.ts'), typeof import('./access-messages.de.ts')>;
