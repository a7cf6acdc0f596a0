import { brandName, brandOperator } from '../../../kernel/brand.ts';

export const privacy = 'Privacy';
export const chiGuardaLeCase =
  'Chi guarda le case e legge gli articoli non ci dice chi è. Chi propone una casa ci affida i dati che servono a pubblicarla, chi prenota i dati che servono al soggiorno, chi commenta un nome e un indirizzo: ecco quali, perché li teniamo e come li cancelli.';
export const versione = 'Versione';
export const diChiSonoLeDecisioni = 'Chi è il titolare';
export const ilTitolareDelTrattamento =
  brandOperator?.dataController ??
  'Il titolare del trattamento è il titolare del sito. Il suo nome e i suoi recapiti li troverai qui prima che il portale apra al pubblico.';
export const cheCosaTeniamo = 'Che cosa teniamo';
export const perQuanto = (howLong: string) => `Per quanto: ${howLong}`;
export const iDatiDelModuloLi =
  'I dati del modulo li trattiamo con il tuo consenso e per fare quello che ci chiedi, cioè esaminare e pubblicare la tua casa. Sicurezza e freno agli abusi sono un interesse legittimo di chi gestisce il sito. Se la casa ha prenotazioni, eliminandola sparisce dal sito, e i dati della prenotazione restano per il tempo che la legge chiede. Le copie di sicurezza, se chi gestisce il sito ne fa, si cancellano con più ritardo.';
export const chiAltroLiVede = 'Chi altro li vede';
export const quelloCheEPubblicato =
  'Quello che è pubblicato lo vede chiunque. Il resto lo vede chi esamina le richieste. Non vendiamo e non passiamo dati a nessuno. Ci aiutano solo chi ospita il server e chi recapita la posta, per conto nostro. Se paghi o ricevi pagamenti, Stripe riceve i dati che servono e ne risponde come titolare.';
export const leDescrizioniLeTraduce = (servizio: string) =>
  `Le descrizioni già pubbliche le traduce ${servizio}, che riceve solo quelle.`;
export const caratteriMappeEFotoArrivano = 'Caratteri, mappe e foto arrivano da questo sito, e non c’è pubblicità.';
export const seTocchiUnTelefonoWhatsapp =
  'Se tocchi un telefono, WhatsApp o un link esterno, da lì in poi vale la privacy di chi lo gestisce.';
export const leVisiteLeContiamoSolo =
  'Le visite le contiamo solo se accetti: fino ad allora il tuo browser non chiama nessun altro. Che cosa parte e verso chi è scritto in';
export const doveCambiIdeaQuandoVuoi = ', dove cambi idea quando vuoi.';
export const cookie = 'Cookie';
export const cheCosaRestaNelTuo = 'Che cosa resta nel tuo browser';
export const laSceltaTraGiorno =
  'La scelta tra giorno e sera, la bozza del modulo e i recapiti con cui prenoti finché la scheda è aperta, la pagina da riaprire dopo l’accesso e il cookie della sessione. Niente di questo serve a seguirti';
export const elencoIntero = 'L’elenco intero è in';
export const cheCosaPuoiFare = 'Che cosa puoi fare';
export const iTuoiDati = 'I tuoi dati';
export const vaiAllaTuaArea = 'Vai alla tua area';
export const garantePrivacy = 'Garante privacy';
export const qualiDatiTieneOspitaliaQuando = `Quali dati tiene ${brandName} quando proponi una casa, prenoti o commenti, perché, per quanto tempo e come li cancelli.`;
export const nonCiSonoStatistiche = 'Non ci sono statistiche delle visite, oltre al numero di chi apre un articolo.';
export const avvisoCheVediLaPrima =
  ': l’avviso che vedi la prima volta riguarda solo il contare le visite, e rifiutare è facile come accettare.';
export const percioNonCeUnAvviso = ', perciò non c’è un avviso da accettare.';
/** The text that senders agree to: whoever changes it changes `PRIVACY_VERSION`, and the ADR says who has read it. */
export const conservati = [
  {
    what: 'I dati della casa',
    why: 'Quello che scrivi nel modulo: nome, descrizione, CIN, indirizzo, prezzi, camere, servizi. Servono a esaminare la richiesta e, se è approvata, a pubblicare la casa. L’indirizzo del calendario non è pubblico. Se scegli la posizione approssimativa, il numero civico e il punto sulla mappa li riceve solo chi ha una prenotazione confermata.',
    howLong:
      'finché non elimini la casa, anche se la richiesta è rifiutata. Una richiesta di cui nessuno conferma l’indirizzo e-mail si cancella dopo 30 giorni. Di una casa che è stata pubblica resta il CIN, con un segno che ti riconosce se la riproponi: il segno si cancella con i tuoi dati.',
  },
  {
    what: 'Telefono ed e-mail per gli ospiti',
    why: 'Il telefono e l’e-mail che indichi nel modulo sono pubblici: gli ospiti ti scrivono e ti chiamano direttamente.',
    howLong: 'finché non li cambi o non elimini la casa.',
  },
  {
    what: 'Chi apre la porta',
    why: `Se li scrivi, il nome, la foto, le lingue e le parole di chi accoglie sono pubblici, con la data della tua prima casa su ${brandName}. Dalle tue risposte alle richieste di un anno diciamo in quante ore rispondi di solito.`,
    howLong: 'finché non li togli o non elimini la casa.',
  },
  {
    what: 'Il tuo indirizzo e-mail',
    why: 'Con il primo invio diventa la chiave della tua area: ti mandiamo la conferma, l’esito della richiesta e i link per entrare. Niente pubblicità.',
    howLong: `finché hai una casa su ${brandName}, o finché non chiedi di cancellarlo.`,
  },
  {
    what: 'Le foto',
    why: 'Le ricodifichiamo appena arrivano: data, modello del telefono e posizione scritti nel file spariscono e non li conserviamo.',
    howLong: 'finché le usa una casa. Quelle caricate e mai inviate si cancellano dopo 24 ore.',
  },
  {
    what: 'Se prenoti',
    why: 'Nome, e-mail, telefono, note, date e importi. Li vede il proprietario della casa, per accoglierti; servono a noi per scriverti e per i rimborsi. Il numero della carta non passa da qui: lo vede solo Stripe.',
    howLong:
      'quelli di un pagamento mai completato si cancellano dopo 30 giorni; quelli di una prenotazione restano per il tempo che la legge chiede per i pagamenti.',
  },
  {
    what: 'Se commenti un articolo',
    why: 'Nome, e-mail e testo. Il nome e il testo sono pubblici se la redazione approva il commento; l’e-mail non è mai pubblica e serve a riconoscere chi scrive.',
    howLong: 'finché non li cancelli tu o la redazione, o finché c’è l’articolo; quelli rifiutati 90 giorni.',
  },
  {
    what: 'Se chiedi la newsletter',
    why: 'Il tuo indirizzo, quando l’hai chiesta e quando l’hai confermata: ti scriviamo solo dopo che l’hai confermata. In ogni invio c’è il link per uscire, e basta un clic.',
    howLong: 'finché non esci; senza conferma 7 giorni.',
  },
  {
    what: 'Le letture degli articoli',
    why: 'Contiamo quante volte al giorno un articolo è aperto. È solo un numero: niente cookie, niente indirizzi, niente che dica chi sei.',
    howLong: 'finché c’è l’articolo.',
  },
  {
    what: 'Se ricevi pagamenti',
    why: 'Il codice del tuo conto presso Stripe e se è attivo. Documento, codice fiscale e IBAN li dai a Stripe, non a noi.',
    howLong: `finché hai una casa su ${brandName}; poi per il tempo che la legge chiede per i pagamenti.`,
  },
  {
    what: 'Le e-mail inoltrate al campanello',
    why: 'Il campanello è l’indirizzo segreto della tua casa: se gli inoltri la conferma di una piattaforma, leggiamo subito i calendari. Guardiamo solo a quale indirizzo è arrivata: del testo, dell’oggetto e di chi scrive non teniamo niente.',
    howLong: 'il momento dell’ultima, finché non cambi l’indirizzo.',
  },
  {
    what: 'Il consenso',
    why: 'La versione di questo testo e il momento in cui metti la spunta, per poterlo dimostrare.',
    howLong: 'insieme ai dati della casa.',
  },
  {
    what: 'La sessione',
    why: 'Quando entri nella tua area il browser riceve un cookie tecnico, necessario per riconoscerti. Ne teniamo solo un’impronta, che non basta per entrare.',
    howLong: 'finché non esci; comunque non oltre 14 giorni senza visite e 60 in tutto.',
  },
  {
    what: 'I messaggi che ti mandiamo',
    why: 'Restano in coda il tempo di spedirli. Di quelli con un link contiamo per un giorno quanti ne mandiamo a un indirizzo, per non riempirne la casella.',
    howLong: 'un’ora dopo l’invio, al massimo tre giorni se non partono.',
  },
  {
    what: 'Il link ai tuoi dati',
    why: 'Se chiedi di vedere, scaricare o cancellare i tuoi dati ti mandiamo un link: ne teniamo un’impronta e l’indirizzo a cui è andato.',
    howLong: 'un’ora; poi si cancella con la prima pulizia.',
  },
  {
    what: 'Gli indirizzi di rete',
    why: 'Contiamo le richieste per fermare gli abusi, nella memoria del server e mai su disco. I registri del server annotano i guasti, non le visite.',
    howLong: 'al massimo un giorno.',
  },
];
/** Law names the rights; the area is where most of them are one click away. */
export const diritti = [
  'vederli: con il tuo indirizzo e-mail, dalla pagina «I tuoi dati»',
  'correggerli: nella tua area con «Modifica», o scrivendo al titolare',
  'portarli via: dalla stessa pagina o dalla tua area, con «Scarica i tuoi dati»',
  'cancellarli: con «Cancella i tuoi dati» o, dalla tua area, con «Elimina il tuo account»; restano solo le prenotazioni pagate',
  'ritirare il consenso, opporti o chiedere di limitarne l’uso: scrivendo al titolare',
  'fare reclamo al Garante per la protezione dei dati personali',
];
