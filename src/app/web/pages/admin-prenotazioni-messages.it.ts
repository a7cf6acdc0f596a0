export const prenotazioniDaAnnullareOspitalia = 'Prenotazioni da annullare — Ospitalia';
