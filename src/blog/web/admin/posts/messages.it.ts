import { formatCount } from '../../../../kernel/format-count.ts';
import { plural } from '../messages.it.ts';

export const inArrivo = 'Carichiamo gli articoli…';
export const falliti = 'Errore nel caricamento degli articoli';
export const vuoto = 'Il blog aspetta il primo articolo';
export const vuotoTesto = 'Racconta un luogo, una festa, un piatto: chi viaggia legge prima di partire.';
export const senzaRisultato = 'Nessun articolo trovato';
export const senzaRisultatoTesto = 'Prova con altre parole, o guarda tutti gli articoli.';
export const trovati = (count: number) => (count === 0 ? senzaRisultato : plural(count, 'articolo', 'articoli'));
export const letture = (count: number) => plural(count, 'lettura', 'letture');
export const commenti = (count: number) => plural(count, 'commento', 'commenti');
export const inAttesa = (count: number) => `${formatCount(count)} in attesa`;
export const vuoi = {
  publish: (titolo: string) => `Vuoi pubblicare «${titolo}»? Va subito online.`,
  unpublish: (titolo: string) => `Vuoi riportare «${titolo}» in bozza? Sparisce subito dal blog; il testo resta qui.`,
  delete: (titolo: string) => `Vuoi eliminare «${titolo}» con i suoi commenti? Non si può annullare.`,
  send: (titolo: string, count: number) =>
    `Vuoi mandare «${titolo}» a ${plural(count, 'iscritto', 'iscritti')}? Si può fare una volta sola.`,
};
export const contiamo = 'Contiamo gli iscritti…';
export const nonContati = 'Non riusciamo a contare gli iscritti. Chiudi e riprova.';
export const mandato = (when: string) => `Mandato agli iscritti: ${when}`;
export const altri = 'Mostra altri articoli';
export const manda = 'Manda';
export const modifica = 'Modifica';
export const vedi = 'Vedi';
export const anteprima = 'Anteprima';
export const mandaAgliIscritti = 'Manda agli iscritti';
export const elimina = 'Elimina';
export const pubblicato = 'Pubblicato';
export const bozza = 'Bozza';
export const riportaInBozza = 'Riporta in bozza';
export const pubblica = 'Pubblica';
export const pubblicatoIl = 'Pubblicato il ';
export const modificatoIl = 'Modificato il ';
export const tutti = 'Tutti';
export const pubblicati = (of: string) => `Pubblicati${of}`;
export const bozze = (of: string) => `Bozze${of}`;
export const articoli = 'Articoli';
export const cercaTraGliArticoli = 'Cerca tra gli articoli';
export const cercaNelTitolo = 'Cerca nel titolo e nel testo';
export const stato = 'Stato';
export const scriviIlPrimoArticolo = 'Scrivi il primo articolo';
export const mostraTutti = 'Mostra tutti';
