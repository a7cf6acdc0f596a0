/** What is read on the map of a region. Apart from `messages.it.ts`, which every list loads. */
export const provinceMapMessages = {
  titolo: 'Mappa delle province',
  nonDisegnate:
    'I confini delle province sarde, nuovi dal 2026, non sono ancora sulla mappa: scegli la provincia dall’elenco.',
} as const;
