export const riprova = 'Riprova';
