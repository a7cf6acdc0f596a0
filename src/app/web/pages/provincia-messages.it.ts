export const doveIn = (dove: string) => `Dove, ${dove}?`;
export const caseIn = (dove: string) => `Case ${dove}`;
export const caseInENeiDintorni = (dove: string) => `Case ${dove} e nei dintorni`;
export const caseNeiDintorni = 'Case nei dintorni';
export const leCitta = (dove: string, nome: string) => `Le città ${dove}, ${nome}, e il numero di case in ognuna.`;
