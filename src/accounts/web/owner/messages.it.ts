export const leMieStrutture = 'Le mie strutture';
export const percorso = 'Percorso';
export const premiEntraPerConfermare =
  'Premi «Entra» per confermare il tuo indirizzo e aprire la tua area. Il link vale una volta sola.';
export const apriamo = 'Apriamo…';
export const entra = 'Entra';
export const ilTuoIndirizzoEMail = 'Il tuo indirizzo e-mail';
export const quelloConCuiHaiInserito = 'Quello con cui hai inserito la struttura.';
export const unMomento = 'Un momento…';
export const mandamiIlLink = 'Mandami il link';
export const guardaNellaPosta = 'Guarda nella posta';
export const nonEArrivata = 'Non è arrivata?';
export const guardaAncheNellaPostaIndesiderata = 'Guarda anche nella posta indesiderata.';
export const controllaCheIndirizzoQuiSopra =
  'Controlla che l’indirizzo qui sopra sia quello con cui hai inserito la struttura.';
export const aspettaQualcheMinutoAVolte = 'Aspetta qualche minuto: a volte la posta è lenta.';
export const usaUnAltroIndirizzo = 'Usa un altro indirizzo';
export const mandaUnAltroLink = 'Manda un altro link';
export const puoiChiederneUnAltro = 'Puoi chiederne un altro tra un minuto.';
export const esci = 'Esci';
export const esciDaTuttiIDispositivi = 'Esci da tutti i dispositivi';
export const vuoiUscireDaTutti =
  'Vuoi uscire da tutti i dispositivi, compreso questo? Per rientrare ti serve un nuovo link.';
export const quiVediAChePunto =
  'Qui vedi a che punto sono le tue strutture e cambi quello che vuoi. Si entra con un link nella posta, senza password.';
export const laTuaCasa = 'La tua casa non è ancora qui?';
export const inseriscilaEGratis = 'Inseriscila, è gratis';
export const areaProprietari = 'Area proprietari';
export const entraDiNuovo = 'Entra di nuovo';
export const siApreInAltraScheda = '(si apre in un’altra scheda)';
export const siEntraConUnPulsante = 'Si entra con un pulsante che ha bisogno di JavaScript.';

export const passkey = 'Passkey';
export const leTuePasskey = 'Le tue passkey';
export const gestisciLePasskey = 'Gestisci le passkey';
export const primaConferma =
  'Per sicurezza, prima conferma che sei tu: chi trova questo browser aperto non deve poterlo fare al posto tuo.';
export const confermaConPasskey = 'Conferma con una passkey';
export const linkMandatoTornaQui = (email: string) =>
  `Abbiamo mandato un link a ${email}. Aprilo in questo browser, premi «Entra», poi torna qui e riprova entro cinque minuti.`;
export const confermato = 'Confermato: adesso puoi riprovare, entro cinque minuti.';
