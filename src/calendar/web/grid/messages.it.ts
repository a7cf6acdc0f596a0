export const vista = 'Vista';
export const legenda = 'Legenda';
export const calendarioDi = (nome: string) => `Calendario di ${nome}`;
