export const su = ', su';
export const siApreInAltraScheda = '(si apre in un’altra scheda)';
export const approva = 'Approva';
export const rifiuta = 'Rifiuta';
export const elimina = 'Elimina';
export const commentoDi = (autore: string) => `Commento di ${autore}`;
export const statoDeiCommenti = 'Stato dei commenti';
export const commenti = (stato: string) => `Commenti: ${stato}`;
