export const emailMancante = 'Scrivi il tuo indirizzo e-mail.';
export const nonRaggiungibile = 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.';
export const linkIncompleto = 'Il link è incompleto. Aprilo di nuovo dall’e-mail.';
export const unaLetteraQuandoEsceQualcosa = 'Una lettera quando esce qualcosa di bello.';
export const eMailPerOgniArticolo =
  'Un’e-mail per ogni articolo che vale il viaggio, e basta. La confermi con un clic e la lasci con un altro.';
export const usiamoIndirizzoSoloPerQuesto = 'Usiamo l’indirizzo solo per questo: lo dice la pagina';
export const preferisciUnLettoreDiNotizie = '. Preferisci un lettore di notizie?';
export const privacy = 'Privacy';
export const feedRss = 'Feed RSS';
export const ilTuoIndirizzoEMail = 'Il tuo indirizzo e-mail';
export const unMomento = 'Un momento…';
export const iscriviti = 'Iscriviti';
export const serveUnPulsanteCheHa = 'Per iscriverti serve JavaScript.';
