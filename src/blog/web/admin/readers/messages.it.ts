import { formatCount } from '../../../../kernel/format-count.ts';
import type { ViewsChange } from '../../../rules/compare-views.ts';
import { plural } from '../messages.it.ts';

export function confronto(change: ViewsChange, days: number): string {
  const before = `rispetto ai ${days} giorni precedenti`;
  switch (change.kind) {
    case 'none':
      return 'Nessuna lettura, né prima né adesso.';
    case 'first':
      return 'Nei giorni precedenti non ce n’era nessuna.';
    case 'same':
      return `Come nei ${days} giorni precedenti.`;
    case 'more':
      return `+${formatCount(change.percent)}\u00a0% ${before}`;
    case 'fewer':
      return `−${formatCount(change.percent)}\u00a0% ${before}`;
  }
}

export const statisticheInArrivo = 'Contiamo le letture…';
export const statisticheFallite = 'Errore nel caricamento delle statistiche';
export const finestre = { 7: '7 giorni', 30: '30 giorni', 90: '90 giorni' };
export const letture = (count: number) => plural(count, 'lettura', 'letture');
export const grafico = (days: number) => `Letture al giorno negli ultimi ${days} giorni`;
export const picco = (count: number, day: string) => `Il giorno con più letture è stato ${day}: ${formatCount(count)}.`;
export const nessuna = 'In questi giorni nessuno ha aperto un articolo.';
export const come =
  'Contiamo noi, senza cookie: chi apre lo stesso articolo due volte in mezz’ora conta una volta, i robot mai.';
export function andamento(counts: readonly number[]): string {
  const most = Math.max(0, ...counts);
  return most === 0 ? 'Nessuna lettura in questi giorni' : `Al massimo ${letture(most)} in un giorno`;
}
export const senzaArticoli = 'Ancora nessun articolo pubblicato';
export const senzaArticoliTesto = 'Le letture si contano da quando un articolo è online.';
export const iscrittiInArrivo = 'Carichiamo gli iscritti…';
export const iscrittiFalliti = 'Errore nel caricamento degli iscritti';
export const confermati = (count: number) => (count === 1 ? 'confermato' : 'confermati');
export const inAttesa = 'in attesa di conferma';
export const senzaIscritti = 'Ancora nessun iscritto';
export const senzaIscrittiTesto =
  'Chi lascia il proprio indirizzo in fondo al blog, e lo conferma dall’e-mail, compare qui.';
export const spiegazione =
  'Doppio consenso: chi si iscrive riceve un’e-mail e conta solo quando ha confermato da lì. Chi non conferma sparisce da solo, e ogni e-mail ha il link per lasciare la newsletter.';
export const altriIscritti = 'Mostra altri iscritti';
export const stati = { confermato: 'Confermato', in_attesa: 'In attesa' };
export const articolo = 'Articolo';
export const andamentoTitolo = 'Andamento';
export const inQuestiGiorni = 'In questi giorni';
export const inTutto = 'In tutto';
export const commenti = 'Commenti';
export const bozza = 'Bozza';
export const ultimiGiorni = 'Ultimi giorni';
export const letturePerArticolo = 'Letture per articolo';
export const esportaCsv = 'Esporta CSV';
export const eMail = 'E-mail';
export const stato = 'Stato';
export const richiesta = 'Richiesta';
export const conferma = 'Conferma';
export const iscritti = 'Iscritti';
export const elencoDegliIscritti = 'Elenco degli iscritti';
export const tuttiINumeri = 'Tutti i numeri';
export const giorno = 'Giorno';
export const lettureTitolo = 'Letture';
export const lettureAlGiorno = 'Letture al giorno';
