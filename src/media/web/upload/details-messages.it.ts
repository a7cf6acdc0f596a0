import type { Language } from '../../../kernel/language.ts';

type Point = { x: number; y: number };

export const titolo = (place: number) => `Foto ${place}`;
export const cheCosaSiVede = 'Che cosa si vede';
export const nonLoDico = 'Non lo dico';
export const didascalia = 'Didascalia';
export const didascaliaEsempio = 'Per esempio: la cucina con il camino';
export const inCheLingua = 'In che lingua è scritta?';
export const lingue: Record<Language, string> = { it: 'Italiano', en: 'Inglese', de: 'Tedesco', fr: 'Francese' };
export const facoltativi = 'Facoltativi: aiutano chi sceglie a orientarsi tra le stanze.';
export const ilPuntoCheResta = 'Il punto che resta sempre in vista';
export const comeSiSposta =
  'Dove la foto non ci sta tutta, si ritaglia intorno a questo punto. Toccala o usa le frecce.';
export const puntoA = ({ x, y }: Point) => `${x}\u00a0% da sinistra, ${y}\u00a0% dall’alto`;
export const puntoInVista = (point: Point) => `Punto in vista, a ${puntoA(point)}. Si sposta con le frecce.`;
export const cosiSiRitaglia = 'Così si vede nei ritagli:';
export const fatto = 'Fatto';
export const aggiungiDettagli = 'Di’ che cosa si vede';
export const dettagliDellaFoto = (place: number, details: string) =>
  details === '' ? `Foto ${place}: di’ che cosa si vede` : `Foto ${place}, ${details}: cambia`;
