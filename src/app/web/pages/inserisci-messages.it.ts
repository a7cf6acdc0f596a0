export const inserisciLaTuaStruttura = 'Inserisci la tua Struttura';
export const unaPaginaSolaGratis =
  'Una pagina sola, gratis e senza creare un account. Se hai sotto mano CIN e foto bastano dieci minuti:';
export const cheCosaPreparare = 'che cosa preparare';
export const ilModuloCaricaLeFoto =
  'Il modulo carica le foto e controlla il CIN mentre scrivi: ha bisogno di JavaScript.';
export const titoloCheCosaPreparare = 'Che cosa preparare';
export const ePoi = 'E poi?';
export const haiGiaInviatoUnaStruttura = 'Hai già inviato una struttura?';
export const entraNellaTuaArea = 'Entra nella tua area';
export const inserisciGratisLaTuaCasa =
  'Inserisci gratis la tua casa vacanza, B&B, affittacamere o agriturismo su Ospitalia, senza creare un account.';
export const privateNoStore = 'private, no-store';
export const primaDiCominciare = 'Prima di cominciare';
export const daPreparare = [
  'Il CIN: comincia per IT e sta sul certificato del Ministero del Turismo.',
  'Indirizzo, posti letto, camere e bagni; per B&B e affittacamere anche letti e prezzo di ogni camera.',
  'Il prezzo per notte e, se le offri, quello delle pulizie finali.',
  'Fino a 10 foto, massimo 5 MB l’una. La prima fa da copertina.',
  'L’indirizzo iCal del calendario di Booking.com, se la casa è anche lì.',
];
export const passi = [
  'Invii il modulo e confermi la tua e-mail con il link che ricevi.',
  'Una persona legge la richiesta e ti risponde in 24/48 ore. Se manca qualcosa ti dice che cosa.',
  'La casa è online, nell’ordine che gira ogni giorno. Gli ospiti ti scrivono e ti chiamano direttamente.',
];
