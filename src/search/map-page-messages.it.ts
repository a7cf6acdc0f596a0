export const mapPageMessages = {
  mappa: 'Mappa',
  lista: 'Lista',
  titolo: 'Mappa delle case',
  salta: 'Salta la mappa',
  arriva: 'Carico la mappa…',
  mancata: 'La mappa non si è caricata. L’elenco delle case c’è tutto.',
  senzaScript: 'La mappa ha bisogno di JavaScript. L’elenco delle case c’è tutto.',
} as const;
