export const tornaAiRisultati = 'Torna ai risultati';
export const filtriOspitalia = 'Filtri — Ospitalia';
