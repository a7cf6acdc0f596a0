import type { IsTranslation } from '../../kernel/translation.ts';

export const immagineDimostrativa = 'Beispielbild';
export const fotoDi = (number: number, count: number) => `Foto ${number} von ${count}`;
export const fotoDiCasa = (name: string) => `Fotos: ${name}`;
export const altDiFoto = (name: string, number: number, count: number) => `${name}, Foto ${number} von ${count}`;
export const fotoPrecedente = 'Vorheriges Foto';
export const fotoSuccessiva = 'Nächstes Foto';
export const chiudi = 'Schließen';
export const fotoInArrivo = 'Fotos folgen';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
