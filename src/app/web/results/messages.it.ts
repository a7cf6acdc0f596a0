export const piuDi = (homes: string) => `oltre ${homes}`;
export const comeOrdiniamoLeCase = 'Come ordiniamo le case';
export const inTuttaItalia = 'in tutta Italia';
export const inTesto = (provinciaPhrase: string) => `in ${provinciaPhrase}`;
