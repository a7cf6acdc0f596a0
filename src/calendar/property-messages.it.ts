import { formatCount } from '../kernel/format-count.ts';

/** The sentences of the property calendar and of the sync dialog that the specification gives (sections 2, 5, 8). */
export const propertyCalendarMessages = {
  caricamento: 'Caricamento calendario...',
  erroreEventi: 'Impossibile caricare gli eventi del calendario',
  erroreCreazione: "Errore nella creazione dell'evento: ",
  erroreEliminazione: "Errore nell'eliminazione dell'evento: ",
  confermaEliminazione: 'Sei sicuro di voler eliminare questo evento?',
  nessunaConfigurazione: 'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.',
  erroreSincronizzazione: 'Errore nella sincronizzazione: ',
  sincronizzazioneAvviata: (count: number) =>
    `Sincronizzazione avviata per ${formatCount(count)} ${count === 1 ? 'piattaforma' : 'piattaforme'}`,
  erroreConfigurazione: "Errore nell'aggiunta della configurazione: ",
  erroreEsportazione: "Errore nell'esportazione: ",
  urlSenzaIcs: "L'URL deve terminare con .ics",
  dateBloccate: 'Date bloccate',
  evento: 'Evento',
  fileIcs: { prenotato: 'Prenotato', nonDisponibile: 'Non disponibile' },

  eventoNonTrovato: 'Evento non trovato.',
  configurazioneNonTrovata: 'Configurazione non trovata.',
  calendarioNonTrovato: 'Calendario non trovato.',
  calendarioNonAperto: 'Il calendario si apre quando la struttura è approvata.',
  periodoPrenotato: 'Il periodo si sovrappone a una prenotazione confermata.',
  eventoSincronizzato: 'Gli eventi sincronizzati non possono essere eliminati.',
  eventoPrenotazione: 'Le prenotazioni non si eliminano dal calendario.',
  finePrimaDiInizio: 'La data di fine deve essere successiva alla data di inizio.',
  periodoPassato: 'Il periodo è già passato.',
  periodoTroppoLungo: 'Puoi bloccare al massimo due anni alla volta.',
  troppiEventi: 'Hai già 500 eventi futuri in questo calendario: eliminane qualcuno prima di aggiungerne altri.',
  tipoEvento: 'Scegli tra date bloccate e manutenzione.',
  descrizioneLunga: 'La descrizione può avere al massimo 200 caratteri.',
  piattaforma: 'Scegli una piattaforma: airbnb, booking o vrbo.',
  intervallo: 'Indica un intervallo tra 15 e 1440 minuti.',
  urlObbligatorio: 'Indica l’indirizzo iCal.',
} as const;
