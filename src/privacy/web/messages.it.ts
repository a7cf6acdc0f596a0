export const guardaNellaPosta = 'Guarda nella posta';
export const ilLinkValeOra =
  'Il link vale un’ora. Se non arriva, guarda nella posta indesiderata; se non c’è neanche lì, con questo indirizzo non teniamo niente.';
export const ilTuoIndirizzoEMail = 'Il tuo indirizzo e-mail';
export const quelloConCuiHaiPrenotato =
  'Quello con cui hai prenotato, commentato, chiesto la newsletter o inserito una casa.';
export const unMomento = 'Un momento…';
export const mandamiIlLink = 'Mandami il link';
export const restaSoloQuello = 'Resta solo quello che la legge ci chiede di tenere per i pagamenti: lo trovi nel file.';
export const portaliVia = 'Portali via';
export const unArchivioZipConTutto =
  'Un archivio zip con tutto quello che c’è: un testo da leggere, e lo stesso per un programma.';
export const cancellali = 'Cancellali';
export const subitoEPerSempreResta =
  'Subito e per sempre. Resta solo quello che la legge ci chiede di tenere, e prima ti diciamo che cosa.';
export const cancellaITuoiDati = 'Cancella i tuoi dati';
export const con = 'Con';
export const suOspitaliaNonCePiu = 'su Ospitalia non c’è più nulla.';
export const restanoSoloLePrenotazioniPagate = 'restano solo le prenotazioni pagate, per il tempo che la legge chiede.';
export const tornaAllaHome = 'Torna alla home';
export const iTuoiDati = 'I tuoi dati';
export const eccoCheCosaOspitaliaTiene = 'Ecco che cosa Ospitalia tiene con';
export const qualcosaNonEGiusto =
  'Qualcosa non è giusto? Una prenotazione si annulla dal link nella sua e-mail, una casa si cambia dalla';
export const ilPerche = '. Il perché e il per quanto sono in';
export const tuaArea = 'tua area';
export const privacy = 'Privacy';
export const scaricaITuoiDati = 'Scarica i tuoi dati';
export const fattoArchivio = 'Fatto: l’archivio è tra i tuoi download.';
export const nonTeniamoPiuNiente = 'Non teniamo più niente';
export const iTuoiDatiSonoStati = 'I tuoi dati sono stati cancellati';
export const vuoiCancellareIDati = 'Vuoi cancellare i dati di';
export const eDefinitivoSeVuoiTenerli = '? È definitivo: se vuoi tenerli, prima scaricali.';
export const sparisconoSubito = 'Spariscono subito:';
export const leTueStruttureConTesti = 'le tue strutture, con testi, foto e prezzi:';
export const accessoAreaProprietariInOgni = 'l’accesso all’area proprietari, in ogni browser';
export const iCommentiSulBlogAnche = 'i commenti sul blog, anche quelli pubblicati, e l’iscrizione alla newsletter';
export const lePrenotazioniMaiPagate =
  'le prenotazioni mai pagate: una richiesta o un pagamento in corso viene ritirato';
export const iLinkCheTiAbbiamo = 'i link che ti abbiamo mandato';
export const restanoPerIlTempo =
  'Restano, per il tempo che la legge chiede, le prenotazioni pagate con nome e recapiti. Chi ha un soggiorno in arrivo ci va lo stesso.';
export const haiPrenotazioniAperte = 'Hai ancora prenotazioni aperte';
export const perOraNonSiPuo =
  'Per ora non puoi cancellare i tuoi dati: prima vanno chiuse le prenotazioni delle tue strutture.';
export const prenotazioniAperte = 'Sono ancora aperte:';
export const comeChiuderle =
  'Annullale e rispondi alle richieste, o aspetta la fine dei soggiorni, poi torna qui. Un pagamento in corso si chiude da solo entro un’ora.';
export const soggiorniConfermati =
  'I tuoi soggiorni in arrivo restano confermati, e la loro pagina non mostrerà più il tuo nome. Se non vuoi andarci, annullali prima, dal link nella loro e-mail:';
export const soggiorniRitirati = 'Vengono ritirati subito, senza addebito:';
export const dalAl = (dal: string, al: string) => `, dal ${dal} al ${al}`;
export const richiesta = 'richiesta senza risposta';
export const pagamentoInCorso = 'pagamento in corso';
export const vaiAllaTuaArea = 'Vai alla tua area';
export const eAltre = 'e altre';
