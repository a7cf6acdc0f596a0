export const laMiaStruttura = 'La mia struttura';
