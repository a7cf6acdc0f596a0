export const vaiAllaTuaArea = 'Vai alla tua area';
export const confermaIndirizzoPerGliOspiti = 'Conferma l’indirizzo per gli ospiti — Ospitalia';
export const confermaIndirizzo = 'Conferma l’indirizzo per gli ospiti';
export const conferma = 'Conferma';
export const confermiamo = 'Confermiamo…';
