export const cancellazione = (name: string) => `Cancellazione ${name.toLowerCase()}`;
