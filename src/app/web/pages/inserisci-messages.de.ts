import type { IsTranslation } from '../../../kernel/translation.ts';

export const inserisciLaTuaStruttura = 'Unterkunft eintragen';
export const unaPaginaSolaGratis =
  'Eine einzige Seite, kostenlos und ohne Konto. Wenn Sie CIN und Fotos zur Hand haben, genügen zehn Minuten:';
export const cheCosaPreparare = 'was Sie bereithalten';
export const ilModuloCaricaLeFoto =
  'Das Formular lädt die Fotos hoch und prüft den CIN, während Sie schreiben. Dafür ist JavaScript nötig.';
export const titoloCheCosaPreparare = 'Was Sie bereithalten';
export const ePoi = 'Wie geht es weiter?';
export const haiGiaInviatoUnaStruttura = 'Haben Sie schon eine Unterkunft eingetragen?';
export const entraNellaTuaArea = 'Im Gastgeberbereich anmelden';
export const inserisciGratisLaTuaCasa =
  'Tragen Sie Ferienhaus, Ferienwohnung, B&B, Gästezimmer oder Bauernhof kostenlos auf Ospitalia ein, ohne Konto.';
export const privateNoStore = 'private, no-store';
export const primaDiCominciare = 'Bevor Sie beginnen';
export const daPreparare = [
  'CIN: Er beginnt mit IT und steht auf der Bescheinigung des Tourismusministeriums.',
  'Adresse, Schlafplätze, Zimmer und Bäder; bei B&B und Gästezimmern auch Betten und Preis jedes Zimmers.',
  'Preis pro Nacht und, wenn Sie sie anbieten, Preis der Endreinigung.',
  'Bis zu 10 Fotos, höchstens 5 MB pro Bild. Das erste ist das Titelbild.',
  'Die iCal-Adresse des Kalenders von Booking.com, wenn die Unterkunft auch dort angeboten wird.',
];
export const passi = [
  'Sie senden das Formular und bestätigen Ihre E-Mail mit dem Link, den Sie erhalten.',
  'Ein Mensch liest Ihren Eintrag, und Sie erhalten innerhalb von 24–48 Stunden eine Antwort. Wenn etwas fehlt, sagen wir Ihnen, was.',
  'Ihre Unterkunft ist online, in der Reihenfolge, die jeden Tag wechselt. Gäste schreiben Ihnen und rufen Sie direkt an.',
];

true satisfies IsTranslation<typeof import('./inserisci-messages.it.ts'), typeof import('./inserisci-messages.de.ts')>;
