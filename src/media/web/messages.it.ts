export const immagineDimostrativa = 'Immagine dimostrativa';
export const fotoDi = (number: number, count: number) => `Foto ${number} di ${count}`;
export const fotoDiCasa = (name: string) => `Foto di ${name}`;
export const altDiFoto = (name: string, number: number, count: number) => `${name}, foto ${number} di ${count}`;
export const fotoPrecedente = 'Foto precedente';
export const fotoSuccessiva = 'Foto successiva';
export const chiudi = 'Chiudi';
export const fotoInArrivo = 'Foto in arrivo';
