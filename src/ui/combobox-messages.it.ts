export const cancella = (label: string) => `Cancella ${label}`;
export const scegli = (label: string) => `Scegli ${label}`;
export const nessunRisultato = 'Nessun risultato';
