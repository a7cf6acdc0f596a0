import { formatCount } from '../kernel/format-count.ts';
import { joinSentences } from '../kernel/join-sentences.ts';
import type { Tab } from './rules/panel-address.ts';
import { countStrutture } from './rules/sentences.ts';

const schede: Record<Tab, string> = {
  pending: 'In Attesa',
  approved: 'Approvate',
  changed: 'Cambiate dopo l’approvazione',
  rejected: 'Rifiutate',
};

/** When a tab has nothing: its title (specification section 2, "Empty states") and one sentence. */
const vuote: Record<Tab, { title: string; sentence: string }> = {
  pending: {
    title: 'Nessuna struttura in attesa',
    sentence: 'Hai guardato tutto. Quando un proprietario invia una struttura o una modifica, la trovi qui.',
  },
  approved: { title: 'Nessuna struttura approvata', sentence: 'Quelle che approvi vanno online e restano qui.' },
  changed: {
    title: 'Nessun testo da rivedere',
    sentence:
      'Quando un proprietario cambia i testi di una struttura già approvata, la trovi qui finché qualcuno non li ha visti.',
  },
  rejected: {
    title: 'Nessuna struttura rifiutata',
    sentence: 'Quelle che rifiuti restano qui con il motivo, finché il proprietario non le ripresenta.',
  },
};

/** The specification names two lists ("Admin load"); the third is ours. */
const nonCaricate: Record<Tab, string> = {
  pending: 'Errore nel caricamento delle strutture in attesa',
  approved: 'Errore nel caricamento delle strutture approvate',
  changed: 'Errore nel caricamento delle strutture con testi cambiati',
  rejected: 'Errore nel caricamento delle strutture rifiutate',
};

/** In which order a tab stands. */
const ordini: Record<Tab, string> = {
  pending: 'prima le più vecchie',
  approved: 'prima le ultime approvate',
  changed: 'prima le più vecchie',
  rejected: 'prima le più recenti',
};

type PaymentSetup = {
  is_guaranteed: boolean;
  stripe_onboarding_completed: boolean;
  onboarding_by: 'stripe' | 'admin' | null;
};

/** Who said last whether the owner can be paid, and what. */
function pagamenti({ is_guaranteed, stripe_onboarding_completed: isDone, onboarding_by }: PaymentSetup): string {
  if (onboarding_by === 'admin') {
    if (!isDone) return 'Badge tolto a mano';
    return is_guaranteed ? 'Badge dato a mano' : 'Spunta messa a mano, senza account collegato';
  }
  if (is_guaranteed) return 'Attivi';
  return onboarding_by === null ? 'Mai attivati' : 'Non attivi';
}

/** Sentences of the panel (specification section 2, "Admin dashboard", and section 8). The dialogs' are in `action-messages.it.ts`. */
export const adminMessages = {
  schede,
  vuote,
  nonCaricate,
  ordini,
  pagamenti,
  totale: countStrutture,
  trovate: (count: number) =>
    count === 0 ? 'Nessuna struttura trovata' : `${countStrutture(count)} ${count === 1 ? 'trovata' : 'trovate'}`,
  senzaRisultato: (cerca: string) => `Nessuna struttura per «${cerca}»`,
  comeSiCerca:
    'Si cerca una parte del nome, della città, dell’e-mail o del telefono del proprietario, oppure l’inizio del CIN.',
  schedaNonCaricata: 'Errore nel caricamento della struttura',
  schedaSparita: 'Questa struttura non c’è più.',
  cinMancante: 'CIN mancante',
  indirizzoDaConfermare: 'Indirizzo da confermare',
  restaNelRegistro: 'Quello che dici qui resta nel registro.',
  proprietarioRaggiunto: 'Ho raggiunto il proprietario in un altro modo',
  proprietarioDaRaggiungere:
    'Aspetta che il proprietario confermi il suo indirizzo o, se lo hai raggiunto in un altro modo, dillo qui sotto.',
  /** Another one has the CIN, or waits with it, too. */
  cinConteso: 'CIN anche di un’altra',
  nessunControllo: 'Nessun controllo da fare.',
  cambiata: 'È cambiata mentre la guardavi: ricontrollala prima di decidere.',
  modificaInAttesa: 'È la modifica di una struttura già pubblicata: ecco come diventerebbe.',

  testiCambiati: (quando: string) =>
    `Testi cambiati dopo l’approvazione, online da ${quando}. Restano in elenco finché qualcuno non li ha visti.`,
  giaRifiutata: (quando: string) => `Rifiutata ${quando}, con questo motivo`,
  vistiFalliti: (nome: string, detail: string) => `${nome}: ${detail}`,

  approvata: 'Struttura approvata con successo!',
  rifiutata: 'Struttura rifiutata',
  /** Each says of whom: it comes after the person has gone on to another one. */
  approvazioneFallita: (nome: string, detail: string) =>
    joinSentences("Errore nell'approvazione della struttura", `${nome}: ${detail}`),
  rifiutoFallito: (nome: string, detail: string) =>
    joinSentences(`Errore nel rifiuto della struttura: ${detail}`, nome),
  annullamentoFallito: (nome: string, detail: string) => `${nome}: ${detail}`,
  annullata: (nome: string) => `Annullato: ${nome} è di nuovo in attesa.`,
  finestraNonCaricata: 'Non riusciamo ad aprire questa finestra. Ricarica la pagina e riprova.',

  selezionate: (count: number) => (count === 1 ? '1 selezionata' : `${formatCount(count)} selezionate`),
  selezioneVuota: 'Nessuna selezionata',
  approvareTante: (count: number) =>
    count === 1
      ? 'Vuoi approvare la struttura selezionata? Va subito online.'
      : `Vuoi approvare ${countStrutture(count)}? Vanno subito online.`,
  attesa: 'Troppe richieste in poco tempo: riprendiamo da soli tra qualche secondo.',
  ciFermiamo: 'Ci fermiamo dopo questa…',
  approvazioneInCorso: (done: number, total: number) => `Approvazione: ${formatCount(done)} di ${formatCount(total)}`,
  rifiutoInCorso: (done: number, total: number) => `Rifiuto: ${formatCount(done)} di ${formatCount(total)}`,
  approvate: (count: number) => (count === 1 ? 'Approvata 1 struttura' : `Approvate ${formatCount(count)} strutture`),
  rifiutate: (count: number) => (count === 1 ? 'Rifiutata 1 struttura' : `Rifiutate ${formatCount(count)} strutture`),
  nonRiuscite: (count: number) => (count === 1 ? '1 non è riuscita' : `${formatCount(count)} non sono riuscite`),
  /** The page is being left while many are decided. */
  uscitaDuranteTante: 'Ci fermiamo qui. Le strutture già decise restano decise, le altre restano come prima.',
  interrotto: (left: number) =>
    left === 1 ? 'Hai fermato tutto prima dell’ultima.' : `Hai fermato tutto: ${countStrutture(left)} come prima.`,
  sessioneScaduta: (done: number, total: number) =>
    `La sessione è scaduta: ne abbiamo decise ${formatCount(done)} di ${formatCount(total)}. Accedi di nuovo per continuare.`,
  scorciatoieAttive: 'Scorciatoie con una lettera attive.',
  scorciatoieSpente: 'Scorciatoie con una lettera spente.',
} as const;
