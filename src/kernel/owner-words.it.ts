/** The words of the addresses in the owners' area, below its own. */
export const ownerWords = {
  entra: 'entra',
  indirizzo: 'indirizzo',
  prenotazioni: 'prenotazioni',
  strutture: 'strutture',
  modifica: 'modifica',
  calendario: 'calendario',
  freschezza: 'freschezza',
  condizioni: 'condizioni',
} as const;
