import { formatCount } from '../kernel/format-count.ts';
import type { ViewsChange } from './rules/compare-views.ts';

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

/** How the views of a window compare with those of the window before, of `days` days each. */
function confronto(change: ViewsChange, days: number): string {
  const before = `rispetto ai ${days} giorni precedenti`;
  switch (change.kind) {
    case 'none':
      return 'Nessuna lettura, né prima né adesso.';
    case 'first':
      return 'Nei giorni precedenti non ce n’era nessuna.';
    case 'same':
      return `Come nei ${days} giorni precedenti.`;
    case 'more':
      return `+${formatCount(change.percent)}% ${before}`;
    case 'fewer':
      return `−${formatCount(change.percent)}% ${before}`;
  }
}

/** What `Gestisci Blog` says by itself (specification section 2, "Blog modal"); what its calls answer is in `admin-messages.it.ts`. */
export const blogAdminPageMessages = {
  schede: {
    posts: 'Articoli',
    create: 'Crea',
    edit: 'Modifica',
    categories: 'Categorie',
    comments: 'Commenti',
    analytics: 'Statistiche',
    subscribers: 'Iscritti',
  },
  inAttesaNelBlog: (count: number) => plural(count, 'commento in attesa', 'commenti in attesa'),
  nonRaggiungibile: 'Il portale non risponde. Controlla la connessione e riprova.',

  articoli: {
    inArrivo: 'Carichiamo gli articoli…',
    falliti: 'Errore nel caricamento degli articoli',
    vuoto: 'Il blog aspetta il primo articolo',
    vuotoTesto: 'Racconta un luogo, una festa, un piatto: chi viaggia legge prima di partire.',
    senzaRisultato: 'Nessun articolo trovato',
    senzaRisultatoTesto: 'Prova con altre parole, o guarda tutti gli articoli.',
    trovati: (count: number) => (count === 0 ? 'Nessun articolo trovato' : plural(count, 'articolo', 'articoli')),
    letture: (count: number) => plural(count, 'lettura', 'letture'),
    commenti: (count: number) => plural(count, 'commento', 'commenti'),
    inAttesa: (count: number) => `${formatCount(count)} in attesa`,
    elimina: (titolo: string) => `Vuoi eliminare «${titolo}» con i suoi commenti? Non si può annullare.`,
    pubblica: (titolo: string) => `Vuoi pubblicare «${titolo}»? Va subito online.`,
    riporta: (titolo: string) => `Vuoi riportare «${titolo}» in bozza? Sparisce subito dal blog; il testo resta qui.`,
    manda: (titolo: string, count: number) =>
      `Vuoi mandare «${titolo}» a ${plural(count, 'iscritto', 'iscritti')}? Si può fare una volta sola.`,
    contiamo: 'Contiamo gli iscritti…',
    nonContati: 'Non riusciamo a contare gli iscritti. Chiudi e riprova.',
    mandato: (when: string) => `Mandato agli iscritti: ${when}`,
    altri: 'Mostra altri articoli',
  },

  scrivi: {
    inArrivo: 'Apriamo l’articolo…',
    fallito: 'Errore nel caricamento dell’articolo',
    nonCaricato: 'Non riusciamo ad aprire gli strumenti per scrivere. Ricarica la pagina.',
    domanda: 'Hai modifiche non salvate. Restano in questa scheda del browser finché non la chiudi.',
    ripreso: 'Abbiamo ripreso il testo che non avevi salvato.',
    scarta: 'Scarta e ricomincia',
    scartare: 'Vuoi scartare quello che hai scritto? Non si può annullare.',
    titoloMancante: 'Scrivi un titolo.',
    contenutoMancante: 'Scrivi il testo dell’articolo.',
    categoriaMancante: 'Scegli una categoria.',
    segnaposto: 'C’era una volta un borgo… Scrivi qui, incolla un testo o trascina una foto.',
    aiuto: 'Alt+F10 porta agli strumenti.',
    fotoDaAltrove: 'Le foto di altre pagine non si incollano: salvale e caricale da qui.',
    fotoInCorso: 'Una foto sta ancora arrivando: aspetta un momento.',
    restano: (left: number) =>
      left >= 0
        ? `Ti restano ${plural(left, 'carattere', 'caratteri')}.`
        : `${plural(-left, 'carattere', 'caratteri')} di troppo.`,
    senzaMeta: 'Se la lasci vuota, i motori di ricerca mostrano l’inizio dell’articolo.',
    nonSalvato: 'Errore nel salvataggio dell’articolo',
    anteprimaInArrivo: 'Prepariamo l’anteprima…',
    anteprimaFallita: 'Errore nella preparazione dell’anteprima',
    nonModificato: 'Non c’è niente da salvare.',
    collegamentoNonValido: 'Scrivi un indirizzo come https://esempio.it, /blog o nome@esempio.it.',
    altVuoto: 'Lascia vuoto solo se la foto è un ornamento.',
  },

  tag: {
    troppi: 'Puoi aggiungere al massimo 10 tag.',
    lungo: 'Un tag può avere al massimo 40 caratteri.',
    doppio: (tag: string) => `«${tag}» c’è già.`,
    aggiunto: (tag: string) => `Tag «${tag}» aggiunto.`,
    tolto: (tag: string) => `Tag «${tag}» tolto.`,
  },

  categorie: {
    inArrivo: 'Carichiamo le categorie…',
    fallite: 'Errore nel caricamento delle categorie',
    articoli: (count: number) => (count === 0 ? 'nessun articolo' : plural(count, 'articolo', 'articoli')),
    elimina: (nome: string) => `Vuoi eliminare la categoria «${nome}»?`,
    conArticoli: 'Ha degli articoli: spostali prima di eliminarla.',
    domanda: 'Hai modifiche non salvate. Se chiudi ora, si perdono.',
    vuoto: 'Nessuna categoria',
    vuotoTesto: 'Aggiungine una: ogni articolo ne ha bisogno.',
  },

  commenti: {
    inArrivo: 'Carichiamo i commenti…',
    falliti: 'Errore nel caricamento dei commenti',
    stati: { in_attesa: 'In attesa', approvato: 'Approvati', rifiutato: 'Rifiutati' },
    vuoti: {
      in_attesa: {
        title: 'Nessun commento da moderare',
        sentence: 'Hai letto tutto. Quando qualcuno scrive, lo trovi qui.',
      },
      approvato: {
        title: 'Nessun commento approvato',
        sentence: 'Quelli che approvi si leggono sotto il loro articolo.',
      },
      rifiutato: {
        title: 'Nessun commento rifiutato',
        sentence: 'Quelli che rifiuti restano qui, e si possono recuperare.',
      },
    },
    prima: (approved: number, refused: number) => {
      if (approved === 0 && refused === 0) return 'Scrive per la prima volta';
      const parts = [
        approved > 0 && plural(approved, 'commento approvato', 'commenti approvati'),
        refused > 0 && plural(refused, 'rifiutato', 'rifiutati'),
      ].filter((part) => part !== false);
      return `Ha già ${parts.join(' e ')}`;
    },
    elimina: (autore: string) => `Vuoi eliminare il commento di ${autore}? Non si può annullare.`,
    rimasti: (count: number) =>
      count === 0 ? 'Non ne resta nessuno.' : `Ne ${count === 1 ? 'resta' : 'restano'} ${formatCount(count)}.`,
    altri: 'Mostra altri commenti',
  },

  statistiche: {
    inArrivo: 'Contiamo le letture…',
    fallite: 'Errore nel caricamento delle statistiche',
    finestre: { 7: '7 giorni', 30: '30 giorni', 90: '90 giorni' },
    letture: (count: number) => plural(count, 'lettura', 'letture'),
    confronto,
    grafico: (days: number) => `Letture al giorno negli ultimi ${days} giorni`,
    picco: (count: number, day: string) => `Il giorno con più letture è stato ${day}: ${formatCount(count)}.`,
    nessuna: 'In questi giorni nessuno ha aperto un articolo.',
    come: 'Contiamo noi, senza cookie: chi apre lo stesso articolo due volte in mezz’ora conta una volta, i robot mai.',
    andamento: (counts: readonly number[]) => {
      const most = Math.max(0, ...counts);
      return most === 0
        ? 'Nessuna lettura in questi giorni'
        : `Al massimo ${plural(most, 'lettura', 'letture')} in un giorno`;
    },
    vuoto: 'Ancora nessun articolo pubblicato',
    vuotoTesto: 'Le letture si contano da quando un articolo è online.',
  },

  iscritti: {
    inArrivo: 'Carichiamo gli iscritti…',
    falliti: 'Errore nel caricamento degli iscritti',
    confermati: (count: number) => (count === 1 ? 'confermato' : 'confermati'),
    inAttesa: 'in attesa di conferma',
    vuoto: 'Ancora nessun iscritto',
    vuotoTesto: 'Chi lascia il proprio indirizzo in fondo al blog, e lo conferma dall’e-mail, compare qui.',
    spiegazione:
      'Doppio consenso: chi si iscrive riceve un’e-mail e conta solo quando ha confermato da lì. Chi non conferma sparisce da solo, e ogni e-mail ha il link per lasciare la newsletter.',
    altri: 'Mostra altri iscritti',
    stati: { confermato: 'Confermato', in_attesa: 'In attesa' },
  },
} as const;
