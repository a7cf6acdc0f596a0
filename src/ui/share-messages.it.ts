export const condividi = 'Condividi';
export const indirizzo = 'Indirizzo della pagina';
export const copiaIlLink = 'Copia il link';
export const copiato = 'Link copiato.';
export const copialoDaQui = 'Il link è selezionato: copialo da qui.';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
