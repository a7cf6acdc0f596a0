export const di = (titolo: string, nome: string) => `${titolo} di ${nome}`;
