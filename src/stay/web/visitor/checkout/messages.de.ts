import type { IsTranslation } from '../../../../kernel/translation.ts';

export const pagaConLaCarta = 'Mit Karte bezahlen';
export const eMail = 'E-Mail';
export const ospiteDiProva = 'Testgast';
export const numeroDellaCarta = 'Kartennummer';
export const scadenza = 'Gültig bis';
export const mmAa = 'MM / JJ';
export const cvc = 'CVC';
export const nomeSullaCarta = 'Name auf der Karte';
export const tornaIndietro = 'Zurück';
export const vaiAllaPrenotazione = 'Zur Buchung';
export const attivaIPagamenti = 'Zahlungen aktivieren';
export const nellaVersioneVeraQuiCe =
  'In der echten Version öffnet sich hier die sichere Seite von Stripe. Sie fragt nach:';
export const completaLaRegistrazioneDiProva = 'Testregistrierung abschließen';
export const tornaAllaTuaArea = 'Zurück zum Gastgeberbereich';
export const chiSeiNomeData = 'Wer Sie sind: Name, Geburtsdatum, Ausweis';
export const doveAbitiEIlCodice = 'Wo Sie wohnen und Ihre Steuernummer';
export const ibanDeiBonifici = 'Die IBAN für die Überweisungen';
export const contatti = 'Kontakt';
export const termini = 'Buchungsbedingungen';
export const privacy = 'Datenschutz';
export const carteDiProva = 'Testkarten';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
