export const cancellazione = (names: string) => `Cancellazione ${names}`;
