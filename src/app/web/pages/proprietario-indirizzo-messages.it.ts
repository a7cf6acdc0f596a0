export const vaiAllaTuaArea = 'Vai alla tua area';
export const confermaIndirizzo = 'Conferma l’indirizzo';
export const conferma = 'Conferma';
export const confermiamo = 'Confermiamo…';
