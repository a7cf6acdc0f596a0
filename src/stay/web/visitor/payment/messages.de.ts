import type { IsTranslation } from '../../../../kernel/translation.ts';

export const quantiSiete = 'Wie viele Gäste?';
export const scegliIlNumero = 'Bitte wählen';
export const scegliInQuanti = 'Wählen Sie die Zahl der Gäste.';
export const indicaInQuanti = 'Anzahl der Gäste wählen';
export const ilTotaleDipende = 'Der Gesamtpreis hängt von der Zahl der Gäste ab.';
export const nomeECognome = 'Vor- und Nachname';
export const eMail = 'E-Mail';
export const laConfermaArrivaQui = 'Hierhin senden wir die Bestätigung.';
export const telefono = 'Telefon';
export const serveAlProprietario = 'Damit der Gastgeber Sie zur Ankunft erreicht.';
export const notePerIlProprietario = 'Anmerkungen für den Gastgeber';
export const scegliAltreDate = 'Andere Reisedaten wählen';
export const continuandoAccettiLe = 'Wenn Sie fortfahren, akzeptieren Sie die';
export const condizioniDiPrenotazione = 'Buchungsbedingungen';
export const tiApreLaPorta = (nome: string) => `${nome} empfängt Sie`;
export const doveSiTrova = 'Lage der Unterkunft';
export const indirizzoConLaConferma = 'Die genaue Adresse erhalten Sie mit der Bestätigung.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
