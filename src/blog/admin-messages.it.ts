import { formatCount } from '../kernel/format-count.ts';

const articoloNonTrovato = 'Articolo non trovato';

export const blogAdminMessages = {
  articoloNonTrovato,
  categoriaNonTrovata: 'Categoria non trovata',
  campiMancanti: 'Compila tutti i campi obbligatori (Titolo, Contenuto, Categoria)',
  titoloLungo: 'Il titolo può avere al massimo 150 caratteri.',
  contenutoLungo: 'L’articolo è troppo lungo: al massimo 500.000 caratteri.',
  contenutoIntrecciato: 'L’articolo ha troppi elementi uno dentro l’altro: incollalo come solo testo.',
  categoriaSconosciuta: 'Scegli una delle categorie del blog.',
  metaLunga: 'La meta description può avere al massimo 160 caratteri.',
  tagTroppi: 'Puoi aggiungere al massimo 10 tag.',
  tagLungo: 'Un tag può avere al massimo 40 caratteri.',
  tagNonValidi: 'I tag non sono un elenco di parole.',
  copertinaNonValida: 'La copertina non è una foto caricata qui. Caricala di nuovo.',
  fotoScaduta: 'Una foto dell’articolo non è più disponibile. Caricala di nuovo.',
  statoNonValido: 'Un articolo è una bozza o è pubblicato.',
  versione: 'Manca la versione che stai modificando.',
  modificatoIntanto: 'L’articolo è stato modificato da un’altra parte. Copia il tuo testo e riaprilo.',
  creato: 'Post blog creato con successo!',
  nonCreato: 'Errore nella creazione del post blog',
  salvato: 'Articolo salvato.',
  pubblicato: 'Articolo pubblicato.',
  inBozza: 'Articolo riportato in bozza.',
  eliminato: 'Articolo eliminato.',
  nomeCategoria: 'Scrivi il nome della categoria, al massimo 60 caratteri.',
  emojiCategoria: 'Scegli una emoji per la categoria.',
  descrizioneCategoria: 'La descrizione può avere al massimo 200 caratteri.',
  categoriaEsiste: 'C’è già una categoria con questo nome.',
  categoriaConArticoli: 'La categoria ha degli articoli: spostali prima di eliminarla.',
  categoriaAggiunta: 'Categoria aggiunta.',
  categoriaSalvata: 'Categoria salvata.',
  categoriaEliminata: 'Categoria eliminata.',
} as const;

export const moderationMessages = {
  articoloNonTrovato,
  commentoNonTrovato: 'Commento non trovato',
  statoNonValido: 'Un commento si approva o si rifiuta.',
  giornoInesistente: 'Questo giorno non esiste.',
  finestraRovesciata: 'L’ultimo giorno viene prima del primo.',
  finestraLunga: 'Puoi guardare al massimo 366 giorni.',
  approvato: 'Commento approvato.',
  rifiutato: 'Commento rifiutato.',
  eliminato: 'Commento eliminato.',
  nonPubblicato: 'Prima di mandarlo agli iscritti pubblica l’articolo.',
  giaInviato: 'L’articolo è già stato mandato agli iscritti.',
  nessunIscritto: 'Non c’è ancora nessun iscritto confermato.',
  inviato: (count: number) =>
    count === 1 ? 'L’articolo parte per 1 iscritto.' : `L’articolo parte per ${formatCount(count)} iscritti.`,
} as const;
