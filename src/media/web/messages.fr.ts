import type { IsTranslation } from '../../kernel/translation.ts';

export const immagineDimostrativa = 'Image de démonstration';
export const fotoDi = (number: number, count: number) => `Photo ${number} sur ${count}`;
export const fotoDiCasa = (name: string) => `Photos : ${name}`;
export const altDiFoto = (name: string, number: number, count: number) => `${name}, photo ${number} sur ${count}`;
export const fotoPrecedente = 'Photo précédente';
export const fotoSuccessiva = 'Photo suivante';
export const chiudi = 'Fermer';
export const fotoInArrivo = 'Photos à venir';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
