import { brandFileName, brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { ViewsChange } from '../rules/compare-views.ts';

export const articleNotFound = 'Articolo non trovato';
export const categoryNotFound = 'Categoria non trovata';
export const blogFaults = {
  campiMancanti: 'Compila tutti i campi obbligatori (Titolo, Contenuto, Categoria)',
  titoloLungo: 'Il titolo può avere al massimo 150 caratteri.',
  categoriaSconosciuta: 'Scegli una delle categorie del blog.',
  metaNonValida: 'La meta description è un testo semplice: riscrivila, al massimo 160 caratteri.',
  metaLunga: 'La meta description può avere al massimo 160 caratteri.',
  tagTroppi: 'Puoi aggiungere al massimo 10 tag.',
  tagLungo: 'Un tag può avere al massimo 40 caratteri.',
  tagNonValidi: 'I tag non sono un elenco di parole.',
  statoNonValido: 'Un articolo è una bozza o è pubblicato.',
  nomeCategoria: 'Scrivi il nome della categoria, al massimo 60 caratteri.',
  emojiCategoria: 'Scegli una emoji per la categoria.',
  descrizioneCategoria: 'La descrizione può avere al massimo 200 caratteri.',
} as const;
export const articleTooLong = 'L’articolo è troppo lungo: al massimo 500.000 caratteri.';
export const articleTooDeeplyNested = 'L’articolo ha troppi elementi uno dentro l’altro: incollalo come solo testo.';
export const coverInvalid = 'La copertina non è una foto caricata qui. Caricala di nuovo.';
export const articlePhotoExpired = 'Una foto dell’articolo non è più disponibile. Caricala di nuovo.';
export const versionRequired = 'Manca la versione che stai modificando.';
export const articleChangedMeanwhile =
  'L’articolo è stato modificato da un’altra parte. Copia il tuo testo e riaprilo.';
export const articleCreated = 'Post blog creato con successo!';
export const articleNotCreated = 'Errore nella creazione del post blog';
export const articleSaved = 'Articolo salvato.';
export const articlePublished = 'Articolo pubblicato.';
export const articleUnpublished = 'Articolo riportato in bozza.';
export const articleDeleted = 'Articolo eliminato.';
export const categoryAlreadyExists = 'C’è già una categoria con questo nome.';
export const categoryHasArticles = 'La categoria ha degli articoli: spostali prima di eliminarla.';
export const categoryAdded = 'Categoria aggiunta.';
export const categorySaved = 'Categoria salvata.';
export const categoryDeleted = 'Categoria eliminata.';
export const commentNotFound = 'Commento non trovato';
export const moderationDecisionInvalid = 'Un commento si approva o si rifiuta.';
export const commentStatusUnknown = 'I commenti sono in attesa, approvati o rifiutati.';
export const nonexistentDay = 'Questo giorno non esiste.';
export const statisticsWindowReversed = 'L’ultimo giorno viene prima del primo.';
export const statisticsWindowTooLong = 'Puoi guardare al massimo 366 giorni.';
export const moderationOutcomes = {
  approvato: 'Commento approvato.',
  rifiutato: 'Commento rifiutato.',
} as const;
export const commentDeleted = 'Commento eliminato.';
export const newsletterArticleNotPublished = 'Prima di mandarlo agli iscritti pubblica l’articolo.';
export const newsletterAlreadySent = 'L’articolo è già stato mandato agli iscritti.';
export const newsletterWithoutSubscribers = 'Non c’è ancora nessun iscritto confermato.';
export const newsletterSent = (count: number) =>
  count === 1 ? 'L’articolo parte per 1 iscritto.' : `L’articolo parte per ${formatCount(count)} iscritti.`;

export const countedNoun = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
export const manageBlogTitle = 'Gestisci Blog';
export const blogSectionsLabel = 'Parti del blog';
export const blogTabs = {
  posts: 'Articoli',
  create: 'Crea',
  edit: 'Modifica',
  categories: 'Categorie',
  comments: 'Commenti',
  analytics: 'Statistiche',
  subscribers: 'Iscritti',
};
export const commentsPending = (count: number) => countedNoun(count, 'commento in attesa', 'commenti in attesa');
export const portalUnreachable = 'Il portale non risponde. Controlla la connessione e riprova.';
export const retryButton = 'Riprova';
export const opensInNewTab = '(si apre in un’altra scheda)';
export const photoStillUploading = 'Una foto sta ancora arrivando: aspetta un momento.';

export const categoriesLoading = 'Carichiamo le categorie…';
export const categoriesNotLoaded = 'Errore nel caricamento delle categorie';
export const categoryArticleCount = (count: number) =>
  count === 0 ? 'nessun articolo' : countedNoun(count, 'articolo', 'articoli');
export const deleteCategoryQuestion = (nome: string) => `Vuoi eliminare la categoria «${nome}»?`;
export const categoryHasArticlesHint = 'Ha degli articoli: spostali prima di eliminarla.';
export const unsavedCategoryQuestion = 'Hai modifiche non salvate. Se chiudi ora, si perdono.';
export const noCategoriesTitle = 'Nessuna categoria';
export const noCategoriesHint = 'Aggiungine una: ogni articolo ne ha bisogno.';
export const addCategoryButton = 'Aggiungi una categoria';
export const categoriesHelp = 'Il pubblico filtra gli articoli per categoria.';
export const editButton = 'Modifica';
export const deleteButton = 'Elimina';
export const categoriesTitle = 'Categorie';
export const cancelLabel = 'Annulla';
export const categoryNameLabel = 'Nome';
export const categoryNameHint = 'Al massimo 60 caratteri.';
export const categoryEmojiLabel = 'Emoji';
export const categoryEmojiHint = 'Una sola: sta al posto della copertina che manca.';
export const categoryDescriptionLabel = 'Descrizione';
export const categoryDescriptionHint = 'Una frase, al massimo 200 caratteri.';
export const newCategoryTitle = 'Nuova categoria';
export const editCategoryTitle = 'Modifica categoria';
export const closeWithoutSavingButton = 'Chiudi senza salvare';
export const savingLabel = 'Salviamo…';
export const saveButton = 'Salva';

export const commentsLoading = 'Carichiamo i commenti…';
export const commentsNotLoaded = 'Errore nel caricamento dei commenti';
export const commentStatuses = { in_attesa: 'In attesa', approvato: 'Approvati', rifiutato: 'Rifiutati' };
export const noCommentsTitles = {
  in_attesa: 'Nessun commento da moderare',
  approvato: 'Nessun commento approvato',
  rifiutato: 'Nessun commento rifiutato',
};
export const noCommentsHints = {
  in_attesa: 'Hai letto tutto. Quando qualcuno scrive, lo trovi qui.',
  approvato: 'Quelli che approvi si leggono sotto il loro articolo.',
  rifiutato: 'Quelli che rifiuti restano qui, e si possono recuperare.',
};
export function commenterHistory(approved: number, refused: number): string {
  if (approved === 0 && refused === 0) return 'Scrive per la prima volta';
  const parts = [
    approved > 0 && countedNoun(approved, 'commento approvato', 'commenti approvati'),
    refused > 0 && countedNoun(refused, 'rifiutato', 'rifiutati'),
  ];
  return `Ha già ${parts.filter(Boolean).join(' e ')}`;
}
export const deleteCommentQuestion = (autore: string) =>
  `Vuoi eliminare il commento di ${autore}? Non si può annullare.`;
export const commentsLeft = (count: number) =>
  count === 0 ? 'Non ne resta nessuno.' : `Ne ${count === 1 ? 'resta' : 'restano'} ${formatCount(count)}.`;
export const moreCommentsButton = 'Mostra altri commenti';
export const commentOnArticle = ', su';
export const approveButton = 'Approva';
export const rejectButton = 'Rifiuta';
export const commentByLabel = (autore: string) => `Commento di ${autore}`;
export const commentStatusLabel = 'Stato dei commenti';
export const commentListLabel = (stato: string) => `Commenti: ${stato}`;

export const editorPlaceholder = 'C’era una volta un borgo… Scrivi qui, incolla un testo o trascina una foto.';
export const editorKeyboardHelp = 'Alt+F10 porta agli strumenti.';
export const foreignPhotosRejected = 'Le foto di altre pagine non si incollano: salvale e caricale da qui.';
export const linkInvalid = 'Scrivi un indirizzo come https://esempio.it, /blog o nome@esempio.it.';
export const altTextEmptyHint = 'Lascia vuoto solo se la foto è un ornamento.';
export const contentLabel = 'Contenuto';
export const formattingToolbarLabel = 'Formattazione';
export const tableLabel = 'Tabella';
export const photoLabel = 'Foto';
export const removeButton = 'Togli';
export const linkLabel = 'Collegamento';
export const insertLinkButton = 'Metti il collegamento';
export const changeButton = 'Cambia';
export const linkUrlLabel = 'Indirizzo';
export const linkUrlHint = 'Un sito, un indirizzo e-mail o una pagina di qui, come /blog.';
export const linkTextLabel = 'Parole da mostrare';
export const photoDescriptionTitle = 'Descrizione della foto';
export const saveDescriptionButton = 'Salva la descrizione';
export const insertPhotoButton = 'Metti la foto';
export const photoUploadLabel = 'Caricamento della foto';
export const altTextLabel = 'Che cosa mostra, per chi non la vede';
export const altTextPlaceholder = 'Il campanile di Pienza al tramonto';
export const captionLabel = 'Didascalia';
export const boldTool = 'Grassetto';
export const italicTool = 'Corsivo';
export const underlineTool = 'Sottolineato';
export const strikethroughTool = 'Barrato';
export const codeTool = 'Codice';
export const bulletListTool = 'Elenco puntato';
export const numberedListTool = 'Elenco numerato';
export const quoteTool = 'Citazione';
export const separatorTool = 'Linea di separazione';
export const redoTool = 'Ripeti';
export const largeHeadingTool = 'Titolo grande';
export const mediumHeadingTool = 'Titolo medio';
export const smallHeadingTool = 'Titolo piccolo';
export const insertRowAboveTool = 'Riga sopra';
export const insertRowBelowTool = 'Riga sotto';
export const insertColumnBeforeTool = 'Colonna prima';
export const insertColumnAfterTool = 'Colonna dopo';
export const headerRowTool = 'Intestazione';
export const removeRowTool = 'Togli la riga';
export const removeColumnTool = 'Togli la colonna';
export const removeTableTool = 'Togli la tabella';
export const removePhotoTool = 'Togli la foto';
export const shiftKey = 'Maiusc';

export const articlesLoading = 'Carichiamo gli articoli…';
export const articlesNotLoaded = 'Errore nel caricamento degli articoli';
export const noArticlesTitle = 'Il blog aspetta il primo articolo';
export const noArticlesHint = 'Racconta un luogo, una festa, un piatto: chi viaggia legge prima di partire.';
export const noArticleFoundTitle = 'Nessun articolo trovato';
export const noArticleFoundHint = 'Prova con altre parole, o guarda tutti gli articoli.';
export const articlesFound = (count: number) =>
  count === 0 ? noArticleFoundTitle : countedNoun(count, 'articolo', 'articoli');
export const viewCount = (count: number) => countedNoun(count, 'lettura', 'letture');
export const commentCount = (count: number) => countedNoun(count, 'commento', 'commenti');
export const pendingCommentCount = (count: number) => `${formatCount(count)} in attesa`;
export const articleQuestions = {
  publish: (titolo: string) => `Vuoi pubblicare «${titolo}»? Va subito online.`,
  unpublish: (titolo: string) => `Vuoi riportare «${titolo}» in bozza? Sparisce subito dal blog; il testo resta qui.`,
  delete: (titolo: string) => `Vuoi eliminare «${titolo}» con i suoi commenti? Non si può annullare.`,
  send: (titolo: string, count: number) =>
    `Vuoi mandare «${titolo}» a ${countedNoun(count, 'iscritto', 'iscritti')}? Si può fare una volta sola.`,
};
export const countingSubscribers = 'Contiamo gli iscritti…';
export const subscribersNotCounted = 'Non riusciamo a contare gli iscritti. Chiudi e riprova.';
export const newsletterSentOn = (when: string) => `Mandato agli iscritti: ${when}`;
export const moreArticlesButton = 'Mostra altri articoli';
export const sendButton = 'Manda';
export const viewLink = 'Vedi';
export const previewLabel = 'Anteprima';
export const sendToSubscribersButton = 'Manda agli iscritti';
export const publishedLabel = 'Pubblicato';
export const draftLabel = 'Bozza';
export const unpublishButton = 'Riporta in bozza';
export const publishButton = 'Pubblica';
export const publishedOnPrefix = 'Pubblicato il ';
export const changedOnPrefix = 'Modificato il ';
export const allArticlesFilter = 'Tutti';
export const publishedFilter = (of: string) => `Pubblicati${of}`;
export const draftsFilter = (of: string) => `Bozze${of}`;
export const articlesTitle = 'Articoli';
export const searchArticlesLabel = 'Cerca tra gli articoli';
export const searchArticlesPlaceholder = 'Cerca nel titolo e nel testo';
export const statusLabel = 'Stato';
export const writeFirstArticleButton = 'Scrivi il primo articolo';
export const showAllArticlesButton = 'Mostra tutti';

export function viewsComparison(change: ViewsChange, days: number): string {
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
export const statisticsLoading = 'Contiamo le letture…';
export const statisticsNotLoaded = 'Errore nel caricamento delle statistiche';
export const statisticsWindows = { 7: '7 giorni', 30: '30 giorni', 90: '90 giorni' };
export const viewsChartLabel = (days: number) => `Letture al giorno negli ultimi ${days} giorni`;
export const viewsPeak = (count: number, day: string) =>
  `Il giorno con più letture è stato ${day}: ${formatCount(count)}.`;
export const noViewsInWindow = 'In questi giorni nessuno ha aperto un articolo.';
export const viewCountingHelp =
  'Contiamo noi, senza cookie: chi apre lo stesso articolo due volte in mezz’ora conta una volta, i robot mai.';
export function viewsTrendSummary(counts: readonly number[]): string {
  const most = Math.max(0, ...counts);
  return most === 0 ? 'Nessuna lettura in questi giorni' : `Al massimo ${viewCount(most)} in un giorno`;
}
export const noPublishedArticlesTitle = 'Ancora nessun articolo pubblicato';
export const noPublishedArticlesHint = 'Le letture si contano da quando un articolo è online.';
export const subscribersLoading = 'Carichiamo gli iscritti…';
export const subscribersNotLoaded = 'Errore nel caricamento degli iscritti';
export const confirmedSubscribersLabel = (count: number) => (count === 1 ? 'confermato' : 'confermati');
export const pendingSubscribersLabel = 'in attesa di conferma';
export const noSubscribersTitle = 'Ancora nessun iscritto';
export const noSubscribersHint =
  'Chi lascia il proprio indirizzo in fondo al blog, e lo conferma dall’e-mail, compare qui.';
export const doubleOptInHelp =
  'Doppio consenso: chi si iscrive riceve un’e-mail e conta solo quando ha confermato da lì. Chi non conferma sparisce da solo, e ogni e-mail ha il link per lasciare la newsletter.';
export const moreSubscribersButton = 'Mostra altri iscritti';
export const subscriberStatuses = { confermato: 'Confermato', in_attesa: 'In attesa' };
export const articleLabel = 'Articolo';
export const trendColumn = 'Andamento';
export const windowViewsColumn = 'In questi giorni';
export const totalViewsColumn = 'In tutto';
export const commentsColumn = 'Commenti';
export const statisticsWindowLabel = 'Ultimi giorni';
export const viewsPerArticleTitle = 'Letture per articolo';
export const exportCsvButton = 'Esporta CSV';
export const emailColumn = 'E-mail';
export const requestedColumn = 'Richiesta';
export const confirmedColumn = 'Conferma';
export const subscribersTitle = 'Iscritti';
export const subscriberListLabel = 'Elenco degli iscritti';
export const allNumbersTitle = 'Tutti i numeri';
export const dayColumn = 'Giorno';
export const viewsColumn = 'Letture';
export const viewsPerDayTitle = 'Letture al giorno';

export const articleLoading = 'Apriamo l’articolo…';
export const articleNotLoaded = 'Errore nel caricamento dell’articolo';
export const editorNotLoaded = 'Non riusciamo ad aprire gli strumenti per scrivere. Ricarica la pagina.';
export const unsavedArticleQuestion =
  'Hai modifiche non salvate. Restano in questa scheda del browser finché non la chiudi.';
export const unsavedTextRestored = 'Abbiamo ripreso il testo che non avevi salvato.';
export const discardAndRestartButton = 'Scarta e ricomincia';
export const discardArticleQuestion = 'Vuoi scartare quello che hai scritto? Non si può annullare.';
export const charactersOverLimit = (count: number) => `${countedNoun(count, 'carattere', 'caratteri')} di troppo.`;
export const metaDescriptionEmptyHint = 'Se la lasci vuota, i motori di ricerca mostrano l’inizio dell’articolo.';
export const articleNotSaved = 'Errore nel salvataggio dell’articolo';
export const previewLoading = 'Prepariamo l’anteprima…';
export const previewNotLoaded = 'Errore nella preparazione dell’anteprima.';
export const nothingToSave = 'Non c’è niente da salvare.';
export const tagAlreadyAdded = (name: string) => `«${name}» c’è già.`;
export const tagAdded = (name: string) => `Tag «${name}» aggiunto.`;
export const tagRemoved = (name: string) => `Tag «${name}» tolto.`;
export const chooseOption = 'Scegli…';
export const articleDetailsTitle = 'Dettagli dell’articolo';
export const categoryLabel = 'Categoria';
export const coverLabel = 'Copertina';
export const optionalMark = '(facoltativa)';
export const coverUploaded = 'Copertina caricata.';
export const chosenCoverAlt = 'La copertina scelta';
export const coverUploadLabel = 'Caricamento della copertina';
export const choosePhotoButton = 'Scegli una foto';
export const stopUploadButton = 'Ferma';
export const metaDescriptionLabel = 'Meta description';
export const charactersLabel = 'Caratteri:';
export const searchPreviewLabel = 'Come appare in un motore di ricerca';
export const searchPreviewPath = (postSlug: string) => `${brandFileName} › blog › ${postSlug}`;
export const searchPreviewTitle = (title: string) => `${title} — ${brandName}`;
export const draftHint = 'La vede solo chi amministra.';
export const publishedHint = 'Tutti lo leggono nel blog.';
export const tagsLabel = 'Tag';
export const optionalTagsMark = '(facoltativi)';
export const tagsHint = (count: number, maxTags: number) => `Invio o una virgola ne aggiunge uno. ${count}/${maxTags}`;
export const articleTagsLabel = 'Tag dell’articolo';
export const removeTagLabel = (name: string) => `Togli ${name}`;
export const tagsPlaceholder = 'borghi, vino, autunno';
export const newArticlePrefix = 'Nuovo';
export const newArticleNoun = 'articolo';
export const discardButton = 'Scarta';
export const saveDraftButton = 'Salva la bozza';
export const titleLabel = 'Titolo';
export const titlePlaceholder = 'Il titolo che fa venire voglia di leggere';
export const titleRequired = 'Scrivi un titolo.';
export const contentRequired = 'Scrivi il testo dell’articolo.';
export const categoryRequired = 'Scegli una categoria.';
