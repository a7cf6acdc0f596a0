export const finoA = (posti_letto: string) => `Fino a ${posti_letto}`;
