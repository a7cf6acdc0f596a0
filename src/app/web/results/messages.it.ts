export const piuDi = (homes: string) => `oltre ${homes}`;
export const comeOrdiniamoLeCase = 'Come ordiniamo le case';
export const inTuttaItalia = 'in tutta Italia';
