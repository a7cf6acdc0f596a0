/**
 * Sentences that a brand's file may say otherwise, to the letter as pages have them: a test looks for each in the build. What is not
 * found there would stay as it is, and nobody would know.
 */
export const ownSentences = {
  titoloCondiviso: 'Ospitalia: le case d’Italia, aperte da chi le abita',
  titolo: 'Le case d’Italia, aperte da chi le\u00a0abita.',
  titoloBreve: 'Le case d’Italia, aperte da chi le abita',
  presentazione:
    'Ospitalia mette in contatto chi viaggia con chi apre la propria porta: case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.',
  motto: 'Case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.',
  tutteLeCase: 'Tutte le case d’Italia',
  inTuttaItalia: 'in tutta Italia',
  esplora: "Esplora le Regioni d'Italia",
  esempi: 'Siena, Puglia, trullo…',
  blog: 'Itinerari, feste, piatti e mestieri d’Italia, e consigli per chi apre la propria casa.',
  diritti: '© 2026 Ospitalia',
  titolare:
    'Il titolare del trattamento è il titolare del sito. Il suo nome e i suoi recapiti li troverai qui prima che il portale apra al pubblico.',
  chiGestisce: 'Chi è il titolare del sito, e come scrivergli, lo dice l’informativa:',
  illustrazioni: 'Illustrazioni: Ospitalia',
  illustrazioniPer: 'Illustrazioni: di chi ha fatto il portale',
  disegni: '«Immagine dimostrativa» sono di Ospitalia.',
  disegniPer: '«Immagine dimostrativa» sono di chi ha fatto il portale.',
  imieiDati: 'i-miei-dati-ospitalia.zip',
  percorsoDelBlog: 'ospitalia › blog',
} as const;
