export const calendarioDi = (nome: string) => `Calendario di ${nome}`;
export const calendario = 'Calendario';
