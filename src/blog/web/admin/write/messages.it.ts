import { plural } from '../messages.it.ts';

export const inArrivo = 'Apriamo l’articolo…';
export const fallito = 'Errore nel caricamento dell’articolo';
export const nonCaricato = 'Non riusciamo ad aprire gli strumenti per scrivere. Ricarica la pagina.';
export const domanda = 'Hai modifiche non salvate. Restano in questa scheda del browser finché non la chiudi.';
export const ripreso = 'Abbiamo ripreso il testo che non avevi salvato.';
export const scartaERicomincia = 'Scarta e ricomincia';
export const scartare = 'Vuoi scartare quello che hai scritto? Non si può annullare.';
export const mancante = {
  titolo: 'Scrivi un titolo.',
  contenuto: 'Scrivi il testo dell’articolo.',
  categoria: 'Scegli una categoria.',
};
export const diTroppo = (count: number) => `${plural(count, 'carattere', 'caratteri')} di troppo.`;
export const senzaMeta = 'Se la lasci vuota, i motori di ricerca mostrano l’inizio dell’articolo.';
export const nonSalvato = 'Errore nel salvataggio dell’articolo';
export const anteprimaInArrivo = 'Prepariamo l’anteprima…';
export const anteprimaFallita = 'Errore nella preparazione dell’anteprima.';
export const nonModificato = 'Non c’è niente da salvare.';
export const tagDoppio = (name: string) => `«${name}» c’è già.`;
export const tagAggiunto = (name: string) => `Tag «${name}» aggiunto.`;
export const tagTolto = (name: string) => `Tag «${name}» tolto.`;
export const scegli = 'Scegli…';
export const dettagliArticolo = 'Dettagli dell’articolo';
export const categoria = 'Categoria';
export const copertina = 'Copertina';
export const facoltativa = '(facoltativa)';
export const copertinaCaricata = 'Copertina caricata.';
export const laCopertinaScelta = 'La copertina scelta';
export const caricamentoDellaCopertina = 'Caricamento della copertina';
export const scegliUnaFoto = 'Scegli una foto';
export const cambia = 'Cambia';
export const ferma = 'Ferma';
export const togli = 'Togli';
export const metaDescription = 'Meta description';
export const caratteri = 'Caratteri:';
export const comeAppareInUnMotore = 'Come appare in un motore di ricerca';
export const ospitaliaBlog = (postSlug: string) => `ospitalia › blog › ${postSlug}`;
export const ospitalia = (title: string) => `${title} — Ospitalia`;
export const anteprima = 'Anteprima';
export const stato = 'Stato';
export const bozza = 'Bozza';
export const laVedeSoloChiAmministra = 'La vede solo chi amministra.';
export const pubblicato = 'Pubblicato';
export const tuttiLoLeggonoNelBlog = 'Tutti lo leggono nel blog.';
export const tag = 'Tag';
export const facoltativi = '(facoltativi)';
export const invioOUnaVirgolaNe = (count: number, maxTags: number) =>
  `Invio o una virgola ne aggiunge uno. ${count}/${maxTags}`;
export const tagArticolo = 'Tag dell’articolo';
export const togliTag = (name: string) => `Togli ${name}`;
export const borghiVinoAutunno = 'borghi, vino, autunno';
export const nuovo = 'Nuovo';
export const articoloMinuscolo = 'articolo';
export const scarta = 'Scarta';
export const pubblica = 'Pubblica';
export const salvaLaBozza = 'Salva la bozza';
export const salviamo = 'Salviamo…';
export const salva = 'Salva';
export const titolo = 'Titolo';
export const articolo = 'Articolo';
export const ilTitoloCheFaVenire = 'Il titolo che fa venire voglia di leggere';
