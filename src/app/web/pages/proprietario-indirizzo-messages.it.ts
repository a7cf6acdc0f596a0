export const confermaIndirizzo = 'Conferma l’indirizzo';
