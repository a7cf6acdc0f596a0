export const mapPageMessages = {
  mappa: 'Mappa',
  lista: 'Lista',
  titolo: 'Mappa delle case',
  salta: 'Salta la mappa',
  arriva: 'La mappa arriva…',
  mancata: 'La mappa non è arrivata. L’elenco delle case c’è tutto.',
  senzaScript: 'La mappa ha bisogno di JavaScript. L’elenco delle case c’è tutto.',
} as const;
