import { atClock } from '../kernel/italian-clock.ts';
import type { CheckedConditions } from './rules/read-conditions.ts';

const accettazioni: Record<CheckedConditions['accettazione'], { label: string; hint: string }> = {
  immediata: {
    label: 'Conferma immediata',
    hint: 'Chi paga prenota subito: le notti sono sue e te lo scriviamo. Te lo chiediamo prima solo se non riusciamo a leggere i tuoi altri calendari, o per un arrivo di oggi dopo l’ora che scegli qui.',
  },
  su_richiesta: {
    label: 'Su richiesta',
    hint: 'Hai 24 ore per accettare, ma non oltre il giorno dell’arrivo. L’addebito avviene solo quando accetti.',
  },
};

const oraLimite = (hour: number) => {
  if (hour === 0) return 'a qualsiasi ora';
  return hour === 24 ? 'mai: si prenota e si paga fino a mezzanotte' : atClock('dalle', `${hour}:00`);
};

export const conditionsPageMessages = {
  titolo: 'Prezzi e condizioni',
  accetti: 'Come accetti le prenotazioni',
  accettazioni,
  oggi: 'Per un arrivo di oggi ti chiediamo conferma',
  oggiHint:
    'La richiesta ti arriva subito e scade alle 23:59: più tardi arriva, meno tempo hai per rispondere. Vale l’ora italiana.',
  oraLimite,
  annulla: 'Se l’ospite annulla',
  esempio: (check_in: string, nights: number, total: string) =>
    `Così lo vede chi oggi prenota ${nights} notti da ${check_in}, per ${total}:`,
  prezzo: 'Prezzo per notte',
  weekend: 'Prezzo nel fine settimana',
  weekendHint: 'Per le notti di venerdì e sabato. Se lo lasci vuoto, il prezzo di sempre.',
  weekendStagioneHint: 'Per le notti di venerdì e sabato. Se lo lasci vuoto, il prezzo della stagione.',
  minimo: 'Soggiorno minimo',
  minimoHint: 'Se lo lasci vuoto, una notte.',
  minimoStagioneHint: 'In notti, per chi arriva in stagione. Se lo lasci vuoto, quello di sempre.',
  inclusi: 'Ospiti inclusi nel prezzo',
  inclusiHint: 'Se lo lasci vuoto, tutti.',
  supplemento: 'Supplemento per ospite in più',
  supplementoHint: 'Per ogni notte e ospite oltre quelli inclusi.',
  stagioni: 'Stagioni',
  stagioniHint: 'Un prezzo per un periodo dell’anno. Contano le notti: l’ultima è l’ultima in cui si dorme.',
  nessunaStagione: 'Nessuna stagione: vale il prezzo di sempre.',
  aggiungi: 'Aggiungi una stagione',
  elimina: 'Elimina',
  eliminata: 'Stagione tolta: salva per confermare.',
  stagione: (nome: string, place: number) => nome.trim() || `Stagione ${place}`,
  nome: 'Nome',
  nomeHint: 'L’ospite lo legge nel conto.',
  dal: 'Prima notte',
  al: 'Ultima notte',
  formatoData: 'gg/mm/aaaa',
  salva: 'Salva prezzi e condizioni',
  salviamo: 'Salviamo…',
  salvate: 'Prezzi e condizioni salvati: valgono da subito, per chi prenota da ora.',
  controlla: 'Controlla i campi segnalati.',
  cambiate:
    'Prezzi e condizioni sono cambiati nel frattempo, forse in un’altra scheda. Quello che hai scritto è ancora qui, ma non è salvato.',
  ricomincia: 'Riparti da quello che è salvato',
  giaPrenotato: 'Valgono per chi prenota da ora: quello che è già prenotato resta come concordato.',
} as const;
