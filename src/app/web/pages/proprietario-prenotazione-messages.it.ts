export const prenotazioneDi = (guest_name: string) => `Prenotazione di ${guest_name}`;
export const prenotazione = 'Prenotazione';
