export const contatti = 'Contatti';
export const aChiScrivere = 'A chi scrivere per una casa, per una prenotazione, per i tuoi dati e per il sito.';
export const perOgniCosa = 'Per ogni cosa c’è la persona giusta, e quasi sempre è chi ti apre la porta.';
export const unaCasa = 'Una casa';
export const recapitiNellaPaginaDellaCasa =
  'Telefono ed e-mail di chi la gestisce sono nella sua pagina, sotto «Chi ti apre la porta»: risponde il proprietario, non un centralino.';
export const unaPrenotazione = 'Una prenotazione';
export const laPaginaDellaPrenotazione =
  'Apri la pagina della prenotazione dal link nell’e-mail di conferma: lì ci sono il conto, come annullare e i recapiti del proprietario.';
export const laTuaCasa = 'La tua casa su Ospitalia';
export const nellAreaProprietari = 'Prezzi, calendario, foto e prenotazioni si cambiano da qui:';
export const areaProprietari = 'Area proprietari';
export const iTuoiDati = 'I tuoi dati';
export const vederliOCancellarli = 'Per vedere, portare via o cancellare quello che abbiamo di te:';
export const chiGestisceIlSito = 'Chi gestisce il sito';
export const loDiceLInformativa = 'Chi è il titolare del sito, e come scrivergli, lo dice l’informativa:';
export const privacy = 'Privacy';
