export const guardaLeCase = (inCitta: string) => `Guarda le case ${inCitta}`;
export const casaVicina = (nome: string, citta: string) => `${nome}, ${citta}`;
