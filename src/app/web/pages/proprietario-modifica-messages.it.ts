export const modifica = (nome: string) => `Modifica ${nome}`;
export const modificaStruttura = 'Modifica';
export const laStruttura = 'la struttura';
