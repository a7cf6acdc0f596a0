export const oggi = (name: string) => `Oggi, ${name}`;
export const mesePrecedente = 'Mese precedente';
export const meseSuccessivo = 'Mese successivo';
