export const accessoAlPannelloAmministratoreOspitalia = 'Accesso al Pannello Amministratore — Ospitalia';
