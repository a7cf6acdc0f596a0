import { formatCount } from '../../../kernel/format-count.ts';

/** Specification section 2, "Counter". */
export const visualizzando = (shown: number, all: number) =>
  `Visualizzando ${formatCount(shown)} di ${formatCount(all)} articoli`;
export const nessunoPubblicato = 'Nessun articolo ancora pubblicato';
export const nessunoTrovato = 'Nessun articolo trovato';
export const leggiDiPiu = 'Leggi di più';
export const minuti = (minutes: number) =>
  minutes === 1 ? '1 minuto di lettura' : `${formatCount(minutes)} minuti di lettura`;
export const quantiArticoli = (count: number) => (count === 1 ? '1 articolo' : `${formatCount(count)} articoli`);
export const ritirato = 'Questo articolo c’era e non c’è più.';
export const sconosciuto = 'Forse l’indirizzo è cambiato, o l’articolo non è ancora uscito.';
export const nonCaricato = 'Non siamo riusciti a caricarlo. Riprova tra poco.';
/** At each field that is empty, beside the specification's sentence. */
export const manca = {
  autore: 'Scrivi il tuo nome.',
  email: 'Scrivi il tuo indirizzo e-mail.',
  contenuto: 'Scrivi il commento.',
};
export const blog = 'Blog';
export const percorso = 'Percorso';
export const tornaAlBlog = 'Torna al blog';
export const riprova = 'Riprova';
export const tag = 'Tag';
export const ilBlogDiOspitalia = 'Il blog di Ospitalia';
export const storieDiLuoghi = 'Storie di luoghi, e di chi li abita.';
export const itinerariFestePiattiEMestieri =
  'Itinerari, feste, piatti e mestieri, e consigli per chi apre la propria casa.';
export const tutte = 'Tutte';
export const categorie = 'Categorie';
export const lasciaUnCommento = 'Lascia un commento';
export const perCommentareServeJavascript = 'Per commentare serve JavaScript.';
export const primaDiPubblicarloLoLeggiamo =
  'Prima di pubblicarlo lo leggiamo. Che cosa facciamo dei tuoi dati lo dice la pagina';
export const privacy = 'Privacy';
export const nome = 'Nome';
export const eMail = 'E-mail';
export const eMailNonVienePubblicata = 'L’e-mail non viene pubblicata.';
export const invio = 'Invio…';
export const inviaIlCommento = 'Invia il commento';
export const commenti = (formatted: string) => `Commenti (${formatted})`;
export const ancoraNessunoIlPrimoPuo = 'Ancora nessuno. Il primo può essere il tuo.';
export const diCaratteri = (written: string, most: string) => `${written} di ${most} caratteri`;
export const commento = 'Commento';
export const quandoCeNeSara = 'Quando ce ne sarà uno lo trovi qui. Intanto ci sono venti regioni da esplorare.';
export const esploraLeRegioni = 'Esplora le regioni';
export const inQuestaCategoriaNonCe = 'In questa categoria non c’è ancora nulla da leggere.';
export const nessunTitoloENessunTesto = 'Nessun titolo e nessun testo';
export const contiene = (cerca: string) => `contiene «${cerca}».`;
export const vediTuttiGliArticoli = 'Vedi tutti gli articoli';
export const cercaInTutteLeCategorie = 'Cerca in tutte le categorie';
export const diQuestaCategoria = 'di questa categoria ';
export const sito = 'Sito';
export const articoli = 'Articoli';
export const pagineDelBlog = 'Pagine del blog';
export const cercaNelBlog = 'Cerca nel blog';
export const cerca = 'Cerca';
export const unLuogoUnPiatto = 'Un luogo, un piatto, una festa';
export const continuaALeggere = 'Continua a leggere';
/** On pages in another language alone: articles are Italian. */
export const inItaliano: string | null = null;
export const articoliInItaliano: string | null = null;
export const commentiInOgniLingua: string | null = null;
