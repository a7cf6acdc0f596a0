export const guardaLeCase = (inCitta: string) => `Guarda le case ${inCitta}`;
