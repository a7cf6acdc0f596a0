export const tutteLeFoto = 'Tutte le foto';
