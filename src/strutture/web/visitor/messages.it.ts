export const tornaAiRisultati = 'Torna ai risultati';
export const ilCinEIlCodice = 'Il CIN è il codice nazionale che ogni struttura deve mostrare.';
export const cercaloNelRegistroPubblico = 'Cercalo nel registro pubblico del Ministero del Turismo';
export const ilComuneNonEQuello = ' Il comune non è quello dell’indirizzo: chiedi al proprietario.';
export const questoEDelComune = (comune: string, classe: string, nome: string, altrove: string) =>
  `Questo è del comune di ${comune}, classe ${classe}${nome}.${altrove}`;
export const eUnCodiceDimostrativo = 'È un codice dimostrativo: nel registro pubblico non c’è.';
export const finoA = (posti_letto: string) => `Fino a ${posti_letto}`;
export const dettagli = 'Dettagli';
export const postiLetto = 'Posti letto';
export const camere = 'Camere';
export const bagni = 'Bagni';
export const cucina = 'Cucina';
export const si = 'Sì';
export const no = 'No';
export const cin = 'CIN';
export const pulizieFinali = 'Pulizie finali';
export const nelComuneDi = 'Nel comune di';
export const nonCiSonoAncoraStrutture = (inRegione: string) =>
  `, ${inRegione}, non ci sono ancora strutture. Se ne hai una, inserirla è gratuito.`;
export const inserisciLaTuaStruttura = 'Inserisci la tua Struttura';
export const intantoIn = (provinciaPhrase: string) => `Intanto, in ${provinciaPhrase}:`;
export const nessunaCasaPerOra = 'Nessuna casa, per ora';
export const sicura = 'Sicura';
export const nonGarantita = 'Non garantita';
export const chiTiApreLaPorta = 'Chi ti apre la porta';
export const chiama = 'Chiama';
export const whatsapp = 'WhatsApp';
export const scriviOChiamaPerChiedere =
  'Scrivi o chiama per chiedere qualsiasi cosa: risponde direttamente il proprietario, senza intermediari.';
export const ilProprietarioNonHaAncora = 'Il proprietario non ha ancora lasciato un telefono o un’e-mail.';
export const prezzoSuRichiesta = 'Prezzo su richiesta';
export const da = 'da';
export const notte = '/ notte';
export const tornaAllaMappa = 'Torna alla mappa';
export const cittaConAlmenoUnaCasa = '1 città con almeno una casa aperta. ';
export const cittaConAlmenoUnaCasaOpenCityCount = (openCityCount: number) =>
  `${openCityCount} città con almeno una casa aperta. `;
export const strutture = 'Strutture';
export const leCamere = 'Le camere';
export const nonDisponibile = 'Non disponibile';
export const bagnoPrivato = 'Bagno privato';
export const bagnoInComune = 'Bagno in comune';
export const coseIlBadgeSicura = 'Cos’è il badge «Sicura»?';
export const ilProprietarioHaCompletato =
  'Il proprietario ha completato la verifica dei pagamenti: la prenotazione è garantita con carta. Senza badge puoi comunque chiedere informazioni.';
export const haiUnaCasaQui = 'Hai una casa qui?';
export const inserimentoEGratuito = 'L’inserimento è gratuito.';
export const informazioni = 'Informazioni';
export const servizi = 'Servizi';
export const serviziInclusi = 'Servizi inclusi';
export const vediLaCasa = 'Vedi la casa';
export const senzaCucina = 'Senza cucina';
export const chiamaNome = (nome: string) => `Chiama ${nome}`;
export const scriviA = (nome: string) => `Scrivi a ${nome}`;
export const vediLaCasaNome = (nome: string) => `Vedi la casa: ${nome}`;
