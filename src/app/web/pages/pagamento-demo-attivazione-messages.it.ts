export const registrazioneDimostrativaOspitalia = 'Registrazione dimostrativa — Ospitalia';
