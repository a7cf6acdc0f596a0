import { formatCount } from '../kernel/format-count.ts';
import { joinSentences } from '../kernel/join-sentences.ts';
import { countStrutture } from './rules/sentences.ts';
import * as struttureMessages from '../strutture/messages/owner.ts';

/** Reasons of a refusal that are always the same: picked, then edited. The owner reads them as they are. */
const motiviPronti = [
  { nome: 'Foto', motivo: 'Le foto sono poche o poco chiare: aggiungi foto tue, luminose, di ogni ambiente.' },
  { nome: 'Indirizzo', motivo: 'L’indirizzo non è completo: scrivi via e numero civico.' },
  {
    nome: 'CIN',
    motivo: 'Il CIN non corrisponde alla struttura: ricopialo dal certificato del Ministero del Turismo.',
  },
  { nome: 'Telefono', motivo: 'Il numero di telefono non risponde: controllalo e riscrivilo.' },
  {
    nome: 'Descrizione',
    motivo: 'La descrizione dice troppo poco: racconta la casa, le camere e che cosa c’è intorno.',
  },
  { nome: 'Doppione', motivo: 'La struttura è già su Ospitalia: modifica quella che c’è.' },
] as const;

/** What an administrator did, as a line of the register says it (`src/accounts/register-contract.ts`). */
const azioni = {
  accesso: 'Accesso',
  accesso_fallito: 'Accesso non riuscito',
  accesso_sospeso: 'Accesso sospeso dopo troppi tentativi',
  uscita: 'Uscita',
  amministratore: 'Amministratore aggiunto',
  password: 'Password cambiata',
  codici: 'Codici di accesso cambiati',
  passkey: 'Passkey cambiate',
  codici_di_recupero: 'Codici di recupero rinnovati',
  recupero_usato: 'Accesso con un codice di recupero',
  indirizzo_avvisi: 'Indirizzo per gli avvisi cambiato',
  link_accesso: 'Link per un nuovo browser usato',
  inserimento: 'Struttura inserita',
  approvazione: 'Struttura approvata',
  rifiuto: 'Struttura rifiutata',
  annullamento: 'Decisione annullata',
  modifica: 'Struttura modificata',
  testi_visti: 'Testi cambiati visti',
  foto: 'Foto cambiate',
  contatti: 'Contatti cambiati',
  foto_chi_siamo: 'Foto di Chi siamo cambiata',
  eliminazione: 'Struttura eliminata',
  calendario_evento: 'Calendario: evento cambiato',
  calendario_configurazione: 'Calendario: piattaforma cambiata',
  calendario_esportazione: 'Calendario: indirizzo di esportazione cambiato',
  calendario_campanello: 'Calendario: indirizzo del campanello cambiato',
  articolo_creazione: 'Articolo creato',
  articolo_modifica: 'Articolo modificato',
  articolo_pubblicazione: 'Articolo pubblicato',
  articolo_ritiro: 'Articolo riportato in bozza',
  articolo_eliminazione: 'Articolo eliminato',
  categoria_creazione: 'Categoria del blog aggiunta',
  categoria_modifica: 'Categoria del blog modificata',
  categoria_eliminazione: 'Categoria del blog eliminata',
  prenotazione_annullamento: 'Prenotazione annullata',
  archivio: 'Archivio scritto',
  svuotamento: 'Database svuotato',
  ripristino: 'Strutture ripristinate da un archivio',
  commento_approvazione: 'Blog: commento approvato',
  commento_rifiuto: 'Blog: commento rifiutato',
  commento_eliminazione: 'Blog: commento eliminato',
  newsletter_invio: 'Newsletter: articolo inviato',
  newsletter_esportazione: 'Newsletter: iscritti esportati',
  registro_esportazione: 'Registro esportato',
} as const;

/** Fields of the register that no form has. */
const campi: Readonly<Record<string, string>> = {
  status: 'Stato',
  modifica: 'Modifica del proprietario',
  testi: 'Testi',
  attivi: 'Codici attivi',
  nome_passkey: 'Passkey',
  con: 'Con',
  codici_rimasti: 'Codici di recupero rimasti',
  motivo_rifiuto: 'Motivo del rifiuto',
  proprietario_raggiunto: 'Proprietario raggiunto in un altro modo',
  citta_id: 'Città',
  non_su_booking: 'Non pubblico su Booking.com',
  eliminate: 'Eliminate',
  rifiutate: 'Non eliminabili',
  fallite: 'Non riuscite',
  prenotazione: 'Prenotazione',
  rimborso: 'Rimborso',
  motivo: 'Motivo',
  archivio: 'Archivio',
  ripristinato: 'Che cosa è tornato',
  strutture: 'Strutture',
  camera: 'Camera',
  start_date: 'Dal',
  end_date: 'Al (partenza)',
  event_type: 'Tipo',
  platform: 'Piattaforma',
  import_url: 'Indirizzo del calendario',
  export_enabled: 'Esportazione',
  sync_interval_minutes: 'Minuti tra due letture',
  commento_id: 'Commento n.',
  stato: 'Stato',
  iscritti: 'Iscritti',
  articolo_id: 'Articolo n.',
  titolo: 'Titolo',
  categoria: 'Categoria',
  immagine_copertina: 'Copertina',
  dettagli_foto: 'Stanze e didascalie delle foto',
  posizione: 'Foto n.',
  didascalia: 'Didascalia',
  tags: 'Tag',
  meta_description: 'Meta description',
  caratteri: 'Caratteri del testo',
  categoria_id: 'Categoria n.',
  emoji: 'Emoji',
  sbagliato: 'Che cosa era sbagliato',
  pausa_secondi: 'Pausa, in secondi',
  cerca: 'Parole cercate',
  chi: 'Chi',
  azione: 'Tipo',
  dal: 'Dal',
  al: 'Al',
};

/** Around the two purges (decision 14); what the server says about them is in `purge-messages.it.ts`. */
const elimina = {
  quante: (count: number) => `Stai per eliminare ${countStrutture(count)}`,
  archivio: 'Prima però il server scrive un archivio di tutto, da cui si può ripristinare ogni cosa.',
  avviso: 'Ogni proprietario riceve un’e-mail, una sola per tutte le sue strutture.',
  conta: 'Contiamo le strutture…',
  nonContate: 'Non riusciamo a contare le strutture.',
  svuotamento: 'Scriviamo l’archivio ed eliminiamo le strutture. Con molte serve qualche minuto.',
  archiviazione: 'Scriviamo l’archivio…',
  avanzamento: (done: number, total: number) => `Eliminate ${formatCount(done)} di ${formatCount(total)}`,
  uscita: 'L’eliminazione si ferma qui. Quello che è già eliminato resta nell’archivio.',
  fermata: (deleted: number, total: number) =>
    `Hai fermato tutto: eliminate ${formatCount(deleted)} di ${formatCount(total)}`,
  sessioneScaduta: (deleted: number, total: number) =>
    `La sessione è scaduta: eliminate ${formatCount(deleted)} di ${formatCount(total)}`,
  troppiErrori: (deleted: number, total: number) =>
    `Ci siamo fermati dopo troppi errori di seguito: eliminate ${formatCount(deleted)} di ${formatCount(total)}.`,
  nessuna: 'Nessuna struttura da eliminare',
  erroreSvuotamento: (detail: string) => joinSentences('Errore durante lo svuotamento del database', detail),
  erroreEliminazione: (detail: string) => joinSentences("Errore durante l'eliminazione delle strutture", detail),
  conPrenotazioni: 'Ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
  nonEliminate: (count: number) =>
    count === 1 ? 'Una non è stata eliminata' : `${formatCount(count)} non sono state eliminate`,
  /** One whose name cannot be read any more. */
  senzaNome: (id: number) => `Struttura n. ${id}`,
  nonRiuscita: 'Non è riuscito. Il perché è nel registro tecnico del server.',
  archivioScritto: 'L’archivio è sul server:',
  ripristino: 'Per riportare tutto com’era, sul server:',
} as const;

/** Sentences of the panel's dialogs (specification sections 5 and 8). What was done is said by the server itself. */
export const actionMessages = {
  motiviPronti,
  rifiutareTante: (count: number) =>
    count === 1
      ? 'Vuoi rifiutare la struttura selezionata? Il proprietario riceve il motivo, la corregge e può ripresentarla.'
      : `Vuoi rifiutare ${countStrutture(count)}? I proprietari ricevono tutti lo stesso motivo.`,
  motivoMancante: 'Scrivi il motivo del rifiuto.',
  eliminaSenzaMotivo: 'Scrivi il motivo dell’eliminazione.',
  motivoAlProprietario: 'Il proprietario lo legge nell’e-mail che parte adesso.',
  motivoTroppoLungo: struttureMessages.reasonTooLong,
  motivoPerso: 'Il motivo che hai scritto va perso.',
  fotoNonAggiornate: (detail: string) => joinSentences(struttureMessages.photosNotUpdated, detail),
  contattiNonAggiornati: struttureMessages.contactsNotUpdated,
  nonEliminata: (detail: string) => joinSentences("Errore nell'eliminazione della struttura", detail),
  modificheNonSalvate: 'Quello che hai cambiato non è ancora salvato: se chiudi va perso.',
  nessunTelefono: 'Se lo lasci vuoto, gli ospiti non vedono nessun telefono.',
  nessunaEmail: 'Se la lasci vuota, gli ospiti non vedono nessuna e-mail.',
  prezzoTenuto: (prezzo: string) => `Non è un prezzo: resta ${prezzo}.`,
  prezzoMancante: 'Non è un prezzo: la struttura resta senza.',
  prezziPerCamera: 'I prezzi sono per camera: li cambi con Modifica Struttura.',

  azioni,
  campi,
  registroNessuna: 'Nessuna azione così',
  registroNessunaTesto: 'Prova con altre parole, un altro periodo o un altro tipo.',
  registroFallimenti:
    'Gli accessi non riusciti con lo stesso nome stanno in una riga per ogni ora: c’è il primo, e la pausa quando scatta.',
  registroFile: 'Scarica in CSV',
  registroInArrivo: 'Carichiamo il registro…',
  registroFallito: 'Non riusciamo a caricare il registro.',
  registroVuoto: 'Nessuna azione registrata',
  registroVuotoTesto: 'Quello che fai qui resta scritto, e nessuno può cancellarlo.',
  registroVuotoDiUna: 'Nessuna azione su questa struttura.',
  trovate: (count: number, hasMore: boolean) => {
    if (hasMore) return `Trovate più di ${formatCount(count)} azioni.`;
    return count === 1 ? 'Trovata 1 azione.' : `Trovate ${formatCount(count)} azioni.`;
  },
  caricateAltre: (count: number) =>
    count === 1 ? 'Caricata un’altra azione.' : `Caricate altre ${formatCount(count)} azioni.`,
  cambiamenti: (count: number) => (count === 1 ? 'Che cosa è cambiato' : `Che cosa è cambiato (${formatCount(count)})`),

  calendarioNonPubblico: {
    in_attesa: 'La struttura è in attesa: il calendario c’è quando è approvata.',
    rifiutata: 'La struttura è rifiutata: il calendario c’è quando è approvata.',
    eliminata: 'La struttura è eliminata: il suo calendario non si vede più.',
  },
  elimina,
} as const;
