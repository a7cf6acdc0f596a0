export const cancella = (label: string) => `Cancella ${label}`;
export const scegli = (label: string) => `Scegli ${label}`;
export const nessunRisultato = 'Nessun risultato';
export const risultati = (count: number) => (count === 1 ? '1 risultato' : `${count} risultati`);
