/** Most characters of a caption. */
export const MAX_DIDASCALIA = 120;

/** Sentences about the pictures of "Chi siamo". */
export const homePicturesMessages = {
  titolo: 'Foto di Chi siamo',
  spiegazione: 'Le 13 immagini che scorrono nella pagina iniziale. Ognuna si sostituisce con una foto orizzontale.',
  posizioneSconosciuta: 'Le foto sono 13: scegline una.',
  immagineMancante: 'Scegli una foto.',
  nonOrizzontale: 'La foto non è orizzontale: scegline una larga almeno un terzo più di quanto è alta.',
  didascaliaMancante: 'Scrivi che cosa si vede nella foto.',
  didascaliaLunga: `La didascalia può avere al massimo ${MAX_DIDASCALIA} caratteri.`,
  sostituita: 'Foto sostituita',
  ripristinata: 'Immagine originale ripristinata',
  inArrivo: 'Carichiamo le foto…',
  nonCaricate: 'Non riusciamo a caricare le foto.',
  foto: (posizione: number) => `Foto ${posizione}`,
  didascalia: 'Didascalia',
  originale: 'Immagine originale',
  scegli: 'Scegli una foto',
  salva: 'Salva',
  ripristina: 'Torna all’originale',
  caricamento: 'Caricamento della foto',
} as const;
