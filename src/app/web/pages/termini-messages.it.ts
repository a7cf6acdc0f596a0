import { brandName } from '../../../kernel/brand.ts';

export const condizioniDiPrenotazione = 'Condizioni di prenotazione';
export const pocheRegoleScrittePerEssere =
  'Poche regole, scritte per essere lette: che cosa compri, quando paghi, che cosa ricevi indietro.';
export const versione = 'Versione';
export const conChiPrenoti = 'Con chi prenoti';
export const ilSoggiornoLoVendeChi = `Il soggiorno lo vende chi gestisce la casa: il contratto è tra te e il proprietario. ${brandName} tiene il calendario, porta la prenotazione e fa arrivare il pagamento attraverso Stripe. I dati della carta li vede solo Stripe.`;
export const quandoLeDateSonoTue = 'Quando le date sono tue';
export const quandoApriIlPagamentoTeniamo = (sessionMinutes: number, graceMinutes: number) =>
  `Quando apri il pagamento blocchiamo le notti per te per ${sessionMinutes} minuti. Se paghi in tempo la prenotazione è confermata e ti scriviamo. Se non paghi, dopo altri ${graceMinutes} minuti le date tornano libere e non ti addebitiamo nulla.`;
export const inAlcuneStrutture = (requestHours: number) =>
  `In alcune case è il proprietario ad accettare le richieste, una per una; in tutte le altre lo chiediamo a lui quando non riusciamo a leggere i calendari che tiene altrove, o quando l’arrivo è in giornata e l’ora che ha scelto è passata. Sulla carta c’è solo una preautorizzazione, e lui ha ${requestHours} ore, ma non oltre il giorno dell’arrivo. Se accetta, l’importo viene addebitato e la prenotazione è confermata. Se rifiuta o non risponde, l’autorizzazione decade e non paghi niente.`;
export const quantoPaghi = 'Quanto paghi';
export const ilTotaleMostratoPrima = (feePercent: number) =>
  `Il totale mostrato prima del pagamento, e niente di più: notti, ospiti in più e pulizie finali. L’imposta di soggiorno, se il comune la prevede, si paga in struttura. Del totale ${brandName} trattiene il ${feePercent}\u00a0%; il resto va al proprietario, che paga il costo della carta.`;
export const seAnnulliTu = 'Se annulli tu';
export const ogniCasaHa =
  'Ogni casa ha una di queste condizioni. Le date precise le leggi prima di pagare e nella tua prenotazione.';
export const unaRichiestaACui = (pulizie: string) =>
  `${pulizie} Una richiesta a cui il proprietario non ha ancora risposto si ritira senza costi. Il rimborso torna sulla carta con cui hai pagato: lo vedi in 5-10 giorni lavorativi.`;
export const seAnnullaIlProprietario = 'Se annulla il proprietario';
export const riceviIndietroTuttoSempre =
  'Ricevi indietro tutto, sempre. Lo stesso se il pagamento arriva quando la casa non è più libera.';
export const perLegge = 'Per legge';
export const perISoggiorniConDate =
  'Per i soggiorni con date precise la legge non prevede il recesso entro 14 giorni: valgono le condizioni scelte dalla casa. Restano i tuoi diritti di consumatore se la casa non è come descritta o non è disponibile.';
export const iTuoiDati = 'I tuoi dati';
export const nomeEMailTelefono =
  'Nome, e-mail, telefono e note servono al proprietario per accoglierti e a noi per scriverti. Il resto è nella pagina';
export const privacy = 'Privacy';
export const doveIPagamentiSonoDimostrativi =
  'Dove i pagamenti sono dimostrativi, la pagina del pagamento lo dice, e non c’è nessun addebito.';
export const comeSiPrenota = `Come si prenota e si paga su ${brandName}, quando si annulla, quanto si riceve indietro.`;
