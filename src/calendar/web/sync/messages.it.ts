export const riprova = 'Riprova';
export const sincronizzazione = 'Sincronizzazione';
export const cin = 'CIN';
export const calendarioDi = 'Calendario di';
