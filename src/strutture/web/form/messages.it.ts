export const tuttaLaCasa = 'Tutta la casa';
export const aCamere = 'A camere';
export const unSoloGruppoAllaVolta = 'Un solo gruppo alla volta, un prezzo per notte.';
export const ogniCameraSiPrenota = 'Ogni camera si prenota da sola, con il suo prezzo.';
export const doveSiTrovaExtranet =
  'Dove si trova: nell’extranet di Booking.com apri «Tariffe e disponibilità», poi «Sincronizza calendari» ed «Esporta calendario», e copia qui l’indirizzo.';
export const nonPubblicoSuBookingCom = 'Non pubblico su Booking.com';
export const alloraNessunAltroCalendarioServe = 'Allora nessun altro calendario serve: le date le tieni qui.';
export const scegli = 'Scegli';
export const entraNellaTuaArea = 'Entra nella tua area';
export const cinCodiceIdentificativoNazionale = 'CIN, Codice Identificativo Nazionale';
export const cominciaPerItESta =
  'Comincia per IT e sta sul certificato del Ministero del Turismo, come IT052015C2ABCD1234. Spazi e trattini non contano.';
export const usaComeCitta = (nome: string) => `Usa ${nome} come città`;
export const offriLePulizieFinali = 'Offri le pulizie finali';
export const ilPrezzoSiPaga = 'Il prezzo si paga una volta per soggiorno e sta sempre nel totale.';
export const tornaAllaHome = 'Torna alla home';
export const inserisciAltraStruttura = 'Inserisci un’altra struttura';
export const comeLaCasaCheCosa = 'Com’è la casa, che cosa c’è intorno, che cosa è bene sapere prima di arrivare.';
export const campiDaSistemare = 'Campi da sistemare';
export const laStruttura = 'La struttura';
export const laTuaCasa = 'La tua casa';
export const ilSuoCodice = 'Il suo codice';
export const doveSiTrova = 'Dove si trova';
export const quantoEGrande = 'Quanto è grande';
export const quantoCosta = 'Quanto costa';
export const servizi = 'Servizi';
export const foto = 'Foto';
export const comeLaTrovanoGliOspiti = 'Come la trovano gli ospiti';
export const comeTiTrovanoGliOspiti = 'Come ti trovano gli ospiti';
export const ilCalendarioCheCeGia = 'Il calendario che c’è già';
export const ilCalendarioCheHaiGia = 'Il calendario che hai già';
export const iPagamentiConCarta = 'I pagamenti con carta';
export const ilBadgeSicuraSiAccende =
  'Il badge «Sicura» si accende quando c’è anche un account Stripe collegato: da sola questa spunta non basta.';
export const vedonoTelefonoPerChiamare = 'Lo vedono gli ospiti, per chiamare o scrivere su WhatsApp.';
export const vedonoTelefonoPerChiamarti = 'Lo vedono gli ospiti, per chiamarti o scriverti su WhatsApp.';
export const laVedonoGliOspiti = 'La vedono gli ospiti.';
export const laVedonoGliOspitiConQuesto =
  'La vedono gli ospiti. Con questo indirizzo il proprietario entra nella sua area.';
export const laVedonoGliOspitiQui =
  'La vedono gli ospiti. Qui ti mandiamo il link per confermarla ed entrare nella tua area.';
export const unoInMeno = (label: string) => `${label}: uno in meno`;
export const unoInPiu = (label: string) => `${label}: uno in più`;
export const scegliLaRegione = 'Scegli la regione';
export const primaLaRegione = 'Prima la regione';
export const scegliLaProvincia = 'Scegli la provincia';
export const primaLaProvincia = 'Prima la provincia';
export const scriviLePrimeLettere = 'Scrivi le prime lettere';
export const viaENumeroCivico = 'Via e numero civico';
export const unMomento = 'Un momento…';
export const hoLettoInformativaSullaPrivacy =
  'Ho letto l’informativa sulla privacy e acconsento al trattamento dei dati.';
export const leggiInformativa = 'Leggi l’informativa';
export const siApreInAltraScheda = '(si apre in un’altra scheda)';
export const eliminaBozza = 'Elimina bozza';
export const ricominciaDaCapo = 'Ricomincia da capo';
export const cheCosaTrovanoGliOspiti = 'Che cosa trovano gli ospiti';
export const automatico = 'automatico';
export const conBBOAgriturismo = 'con B&B o agriturismo';
export const fotoIndex = (index: number) => `Foto ${index}`;
export const euroInMeno = '5 euro in meno';
export const euroInPiu = '5 euro in più';
export const laTuaStruttura = 'La tua struttura';
export const salvaLeModifiche = 'Salva le modifiche';
export const inserisciLaStruttura = 'Inserisci la struttura';
export const inviaLaRichiesta = 'Invia la richiesta';
export const unaOPiu = 'Una o più.';
export const esempioDiIndirizzo = 'https://ical.booking.com/v1/export?t=…';
