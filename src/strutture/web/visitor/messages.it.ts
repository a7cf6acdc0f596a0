export const tornaAiRisultati = 'Torna ai risultati';
export const caseDove = (inCitta: string) => `Case ${inCitta}`;
export const dateEPrezzo = 'Date e prezzo';
export const dettagli = 'Dettagli';
export const cucina = 'Cucina';
export const senzaCucina = 'Senza cucina';
export const cin = 'CIN';
export const pulizieFinali = 'Pulizie finali';
export const inserisciLaTuaStruttura = 'Inserisci la tua Struttura';
export const sicura = 'Sicura';
export const nonGarantita = 'Non garantita';
/** What `nonGarantita` means. */
export const siPagaAlProprietario = 'Si paga al proprietario';
export const chiTiApreLaPorta = 'Chi ti apre la porta';
export const chiama = 'Chiama';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const scriviOChiamaPerChiedere =
  'Scrivi o chiama per chiedere qualsiasi cosa: risponde direttamente il proprietario, senza centralini.';
export const ilProprietarioNonHaAncora = 'Il proprietario non ha ancora lasciato un telefono o un’e-mail.';
export const prezzoSuRichiesta = 'Prezzo su richiesta';
export const da = 'da';
export const notte = '/ notte';
export const strutture = 'Strutture';
export const coseIlBadgeSicura = 'Cos’è il badge «Sicura»?';
export const ilProprietarioHaCompletato =
  'Il proprietario ha completato la verifica dei pagamenti: se paghi con carta, la prenotazione è garantita. Senza badge puoi comunque chiedere informazioni.';
export const haiUnaCasaQui = 'Hai una casa qui?';
export const inserimentoEGratuito = 'L’inserimento è gratuito.';
export const informazioni = 'Informazioni';
export const servizi = 'Servizi';
export const serviziInclusi = 'Servizi inclusi';
