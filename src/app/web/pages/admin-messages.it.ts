export const pannelloAmministratoreOspitalia = 'Pannello Amministratore — Ospitalia';
