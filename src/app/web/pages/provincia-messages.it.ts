export const doveIn = (phrase: string) => `Dove, in ${phrase}?`;
export const caseIn = (phrase: string) => `Case in ${phrase}`;
export const caseInENeiDintorni = (phrase: string) => `Case in ${phrase} e nei dintorni`;
export const caseNeiDintorni = 'Case nei dintorni';
export const leCitta = (phrase: string, nome: string) =>
  `Le città in ${phrase}, ${nome}, e il numero di case aperte in ognuna.`;
export const inTesto = (phrase: string) => `in ${phrase}`;
