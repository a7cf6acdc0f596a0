export const confermaIndirizzoPerGliOspiti = 'Conferma l’indirizzo per gli ospiti — Ospitalia';
export const confermaIndirizzo = 'Conferma l’indirizzo per gli ospiti';
