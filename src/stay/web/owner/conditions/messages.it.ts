export const cambialo = 'Cambialo';
export const prezzi = 'Prezzi';
