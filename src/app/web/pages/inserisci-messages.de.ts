import type { IsTranslation } from '../../../kernel/translation.ts';

export const inserisciLaTuaStruttura = 'Unterkunft eintragen';
export const unaPaginaSolaGratis =
  'Eine einzige Seite, kostenlos und ohne Konto. Wenn Sie CIN und Fotos zur Hand haben, genügen zehn Minuten:';
export const cheCosaPreparare = 'was Sie vorbereiten';
export const ilModuloCaricaLeFoto =
  'Das Formular lädt die Fotos hoch und prüft den CIN, während Sie schreiben: Dafür braucht es JavaScript.';
export const titoloCheCosaPreparare = 'Was Sie vorbereiten';
export const ePoi = 'Und dann?';
export const haiGiaInviatoUnaStruttura = 'Haben Sie schon eine Unterkunft eingetragen?';
export const entraNellaTuaArea = 'In Ihrem Bereich anmelden';
export const inserisciGratisLaTuaCasa =
  'Tragen Sie Ihr Ferienhaus, B&B, Ihre Gästezimmer oder Ihren Bauernhof kostenlos auf Ospitalia ein, ohne Konto.';
export const privateNoStore = 'private, no-store';
export const primaDiCominciare = 'Bevor Sie beginnen';
export const daPreparare = [
  'Den CIN: Er beginnt mit IT und steht auf der Bescheinigung des Tourismusministeriums.',
  'Adresse, Schlafplätze, Zimmer und Bäder; bei B&B und Gästezimmern auch Betten und Preis jedes Zimmers.',
  'Den Preis pro Nacht und, wenn Sie sie anbieten, den der Endreinigung.',
  'Bis zu 10 Fotos, höchstens 5 MB pro Bild. Das erste ist das Titelbild.',
  'Die iCal-Adresse des Kalenders von Booking.com, wenn das Haus auch dort ist.',
];
export const passi = [
  'Sie senden das Formular und bestätigen Ihre E-Mail mit dem Link, den Sie erhalten.',
  'Ein Mensch liest Ihren Eintrag und antwortet Ihnen in 24–48 Stunden. Wenn etwas fehlt, sagt er Ihnen, was.',
  'Ihr Haus ist online, in der Reihenfolge, die jeden Tag wechselt. Gäste schreiben Ihnen und rufen Sie direkt an.',
];

true satisfies IsTranslation<typeof import('./inserisci-messages.it.ts'), typeof import('./inserisci-messages.de.ts')>;
