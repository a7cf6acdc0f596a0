import type { IsTranslation } from '../../kernel/translation.ts';

export const immagineDimostrativa = 'Sample image';
export const fotoDi = (number: number, count: number) => `Photo ${number} of ${count}`;
export const fotoDiCasa = (name: string) => `Photos of ${name}`;
export const altDiFoto = (name: string, number: number, count: number) => `${name}, photo ${number} of ${count}`;
export const fotoPrecedente = 'Previous photo';
export const fotoSuccessiva = 'Next photo';
export const chiudi = 'Close';
export const fotoInArrivo = 'Photos coming soon';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
