export const chiamaNome = (nome: string) => `Chiama ${nome}`;
export const scriviA = (nome: string) => `Scrivi a ${nome}`;
export const vediLaCasaNome = (nome: string) => `Vedi la casa: ${nome}`;
/** Read aloud after `+4`. */
export const tuttiIServizi = ', mostra tutti i servizi';
export const vediLaCasa = 'Vedi la casa';
