export const salva = 'Salva';
export const salvata = 'Salvata';
export const salvaNome = (nome: string) => `Salva ${nome}`;
