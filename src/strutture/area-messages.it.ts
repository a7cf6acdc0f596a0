import { formatCount } from '../kernel/format-count.ts';

/** What the owner's area says (specification section 8, "Contact update", "Photo update", "Admin delete"). */
export const areaMessages = {
  stati: {
    in_attesa: 'In attesa',
    approvata: 'Pubblicata',
    rifiutata: 'Rifiutata',
    sospesa: 'In pausa',
    eliminata: 'Eliminata',
  },
  contattiAggiornati: 'Contatti aggiornati con successo!',
  contattiNonAggiornati: (detail: string) => `Errore nell'aggiornamento dei contatti: ${detail}`,
  uscita: 'Quello che hai cambiato non è ancora salvato: se esci da questa pagina va perso.',
  fotoAggiornate: (count: number) => `Foto aggiornate con successo! (${formatCount(count)} foto)`,
  fotoInRevisione: 'Foto inviate: le guardiamo entro 24/48 ore. Intanto restano online quelle di prima.',
  fotoNonAggiornate: "Errore nell'aggiornamento delle foto",
  fotoInArrivo: 'Aspetta che le foto finiscano di caricarsi, poi salva.',
  foto: {
    notPublished: 'La prima è la copertina.',
    unchanged: 'La prima è la copertina. Se ne cambi, le guardiamo prima di metterle online.',
    ofTheChange: 'Sono le foto della tua modifica: online restano quelle pubblicate.',
    apply: 'Cambia solo l’ordine: va online subito.',
    review: 'Le foto cambiano, quindi le guardiamo prima: intanto online restano quelle di adesso.',
  },
  passaInRevisione:
    'Se cambi CIN, indirizzo, tipologia o foto guardiamo prima tutta la modifica, e intanto resta online la versione pubblicata. Se non li tocchi, vale subito.',
  revisione: {
    ofARequest: 'La richiesta è in attesa: quello che salvi prende il posto di quello che hai inviato.',
    ofARefusal: 'La richiesta riparte con quello che scrivi qui: ti rispondiamo per e-mail entro 24/48 ore.',
    ofTheChange: 'Quello che salvi prende il posto della modifica che hai già inviato.',
    apply: 'Questa modifica vale subito, senza revisione.',
    review:
      'CIN, indirizzo, tipologia o foto sono cambiati: guardiamo la modifica entro 24/48 ore, e intanto resta online la versione pubblicata.',
  },
  inviaDiNuovo: 'Invia di nuovo la richiesta',
  modificaApplicata: 'Modifiche salvate: sono già online.',
  modificaSalvata: 'Modifiche salvate.',
  modificaInRevisione: 'La modifica è in revisione: intanto resta online la versione pubblicata',
  modificaInviata: 'Modifica inviata: la guardiamo entro 24/48 ore.',
  modificaRitirata: 'Hai ritirato la modifica: resta la versione pubblicata.',
  ripresentata: 'Richiesta inviata di nuovo: ti rispondiamo entro 24/48 ore.',
  inPausa: (nome: string) => `${nome} è in pausa: gli ospiti non la trovano.`,
  ripresa: (nome: string) => `${nome} è di nuovo online.`,
  nonGarantita:
    'Gli ospiti non possono prenotare e pagare qui: il badge «Sicura» si accende quando i pagamenti sono attivi.',
  sicuraAMano: {
    accesa:
      'Il badge «Sicura» te l’ha dato la redazione. Per i pagamenti conta quello che dice il servizio di pagamento.',
    spenta:
      'Gli ospiti non possono prenotare e pagare qui: il badge «Sicura» è spento, e l’ultima modifica è della redazione.',
  },
  vaiAiPagamenti: 'Vai ai pagamenti',
  calendarioInPausa: 'La struttura è in pausa: gli ospiti non la trovano, ma il calendario resta aggiornato.',
  accountEliminato: 'Il tuo account e i tuoi dati sono stati eliminati.',
  nessunaPiu: {
    title: 'Non c’è più nessuna struttura',
    text: 'Con questo indirizzo non c’è più nessuna struttura. Le tue prenotazioni restano qui.',
  },
  eliminate: { titolo: 'Eliminate', testo: 'Gli ospiti non le trovano più. Le loro prenotazioni restano qui.' },
  vediPrenotazioni: 'Vedi le prenotazioni',
  eliminata: 'Struttura eliminata con successo',
} as const;
