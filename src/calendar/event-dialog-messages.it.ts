import { type CalendarDate, addDays, formatDayMonthYear, formatShortDate } from '../kernel/calendar-date.ts';

const nights = (count: number) => (count === 1 ? '1 notte' : `${count} notti`);

export const eventDialogMessages = {
  dateBloccate: 'Date Bloccate',
  aggiungi: 'Aggiungi',
  elimina: 'Elimina',
  chiudi: 'Chiudi',
  periodo: (first: CalendarDate, last: CalendarDate) => `${formatDayMonthYear(first)} – ${formatDayMonthYear(last)}`,
  nessunEventoGiorno: 'Nessun evento: la notte è libera.',
  aggiungiEvento: 'Aggiungi evento',
  primaNotte: 'Prima notte',
  ultimaNotte: 'Ultima notte',
  tipoDiEvento: 'Tipo di evento',
  descrizione: 'Descrizione',
  liberaDal: (last: CalendarDate) => `Si può di nuovo arrivare dal ${formatShortDate(addDays(last, 1))}.`,
  dataIllegibile: (text: string) =>
    text.trim() === '' ? 'Indica la data.' : 'Scrivi una data che esiste, come 31/12/2026.',
  formatoData: 'gg/mm/aaaa',
  facoltativa: '(facoltativa)',
  finePrima: 'L’ultima notte non può venire prima della prima.',
  perderesti: 'Chiudi senza aggiungere l’evento? Quello che hai scritto va perso.',
  chiudiSenza: 'Chiudi senza aggiungere',
  aggiunto: 'Evento aggiunto al calendario.',
  riprovaTraPoco: 'controlla la connessione e riprova.',
  nottiDi: 'Notti',
  dalAlEsteso: (first: CalendarDate, last: CalendarDate, count: number) =>
    first === last
      ? `${formatDayMonthYear(first)} (1\u00A0notte)`
      : `dal ${formatDayMonthYear(first)} al ${formatDayMonthYear(last)} (${nights(count).replace(' ', '\u00A0')})`,
  partenza: 'Partenza',
  liberaDa: 'Libera da',
  piattaforma: 'Piattaforma',
  tipo: 'Tipo',
  stato: 'Stato',
  ospite: 'Ospite',
  alloggio: 'Alloggio',
  statoRegolare: 'Nessun conflitto',
  statoConflitto: 'In conflitto con un’altra prenotazione: verifica a mano su entrambe le piattaforme.',
  trattenuto: (platform: string) =>
    `Non compare più nell’ultima lettura di ${platform}: resta occupato finché la prossima non lo conferma.`,
  eco: (platform: string) =>
    `${platform} lo ha quasi certamente preso da Ospitalia: occupa le notti, ma non viene riportato ad altre piattaforme.`,
  siModificaSu: (platform: string) => `Arriva da ${platform}: si modifica o si elimina solo lì.`,
  prenotazioneNostra: 'È una prenotazione di Ospitalia: non si elimina dal calendario.',
  apriPrenotazione: 'Apri la prenotazione',
  eliminato: 'Evento eliminato.',
} as const;
