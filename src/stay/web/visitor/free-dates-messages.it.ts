export const occupataNelleTueDate = 'Occupata nelle tue date';
export const dateLiberePiuVicine = 'Le date libere più vicine:';
export const suRichiesta = 'su richiesta';
export const altreCaseLibere = 'Altre case libere nelle tue date';
