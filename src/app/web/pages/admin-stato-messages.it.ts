export const statoDellaCasaOspitalia = 'Stato della casa — Ospitalia';
