import { formatCount } from '../kernel/format-count.ts';
import { DRAFT_DAYS } from './rules/draft-life.ts';

export const formMessages = {
  nonPronta: 'Non è ancora pronta per l’invio',
  nonInviata: 'La richiesta non è partita',
  erroreInserimento: "Errore nell'inserimento della struttura. Riprova.",
  errorePagina: (title: string) => `Errore: ${title}`,
  regioneMancante: 'Scegli la regione',
  provinciaMancante: 'Scegli la provincia',
  capConCitta: 'Si compila quando scegli la città.',
  cittaFuoriElenco: (typed: string) => `«${typed}» non è nell’elenco: scegli il comune tra quelli proposti.`,
  cittaScelta: (nome: string) => `Città scelta: ${nome}.`,
  /** A code that was public is free to its former owner, once they are signed in. */
  cinEraTuo: 'Era tua e l’hai tolta da Ospitalia? Entra con la stessa e-mail, poi inviala di nuovo.',
  bozzaRipresa: 'Abbiamo ripreso la tua bozza.',
  bozzaDel: (when: string) => `Bozza del ${when}`,
  bozzaSalvata: 'Bozza salvata in questa scheda.',
  bozzaSulDispositivo: `Bozza salvata su questo dispositivo per ${DRAFT_DAYS} giorni.`,
  bozzaSoloQui: 'Bozza salvata solo in questa scheda: questo browser non può tenerla più a lungo.',
  ricomincia: 'Cancelliamo tutto quello che hai scritto, foto comprese, e ricominci da un modulo vuoto.',
  ricominciaModifica: 'Buttiamo le modifiche di adesso e torniamo a quello che è salvato.',
  ricominciato: 'Modulo svuotato.',
  uscita: `La richiesta non è ancora partita. La bozza resta su questo dispositivo per ${DRAFT_DAYS} giorni, foto comprese: puoi tornare a finirla.`,
  uscitaInScheda:
    'La richiesta non è ancora partita. La bozza resta in questa scheda del browser: puoi tornare a finirla.',
  uscitaInserimento:
    'La struttura non è ancora inserita. La bozza resta in questa scheda del browser: puoi tornare a finirla.',
  uscitaSenzaBozza: 'Le modifiche non sono ancora salvate. La bozza resta in questa scheda del browser.',
  /** After either of them, while photos are on their way or did not arrive: a draft knows stored ones only. */
  uscitaConFoto: (uscita: string) => `${uscita} Le foto che non sono ancora caricate vanno perse.`,
  colazioneAggiunta: 'Prima Colazione Inclusa aggiunta: per B&B e agriturismo è automatica.',
  colazioneTolta: 'Prima Colazione Inclusa tolta.',
  fotoInCaricamento: 'Finiamo di caricare le foto, poi parte da sola.',
  fotoNonCaricate: (count: number) =>
    count === 1
      ? 'Una foto non è stata caricata: riprova o toglila.'
      : `${formatCount(count)} foto non sono state caricate: riprova o toglile.`,
  confermaEmail: (email: string) =>
    `Manca un passo: apri l’e-mail che abbiamo mandato a ${email} e conferma il tuo indirizzo. Le richieste confermate le guardiamo per prime.`,
  invioInCorso: 'Invio in corso…',
  caratteri: (count: number, most: number) => `${formatCount(count)} di ${formatCount(most)} caratteri`,
  regioniInCaricamento: 'Carichiamo le regioni…',
  provinceInCaricamento: 'Carichiamo le province…',
  cittaInCaricamento: 'Carichiamo le città…',
  regioniNonCaricate: 'Non riusciamo a caricare le regioni. Riprova.',
} as const;
