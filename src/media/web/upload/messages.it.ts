import { formatCount } from '../../../kernel/format-count.ts';

export const aggiungiFoto = 'Aggiungi foto';
export const haiRaggiuntoIlMassimo = 'Hai raggiunto il massimo di 10 foto.';
export const oppureTrascinaleQuiOIncollale = 'oppure trascinale qui, o incollale';
export const massimoMbUna = ', massimo 5 MB l’una';
export const foto = 'Foto:';
export const di = (count: number, maxPhotos: number) => `${count} di ${maxPhotos}`;
export const lasciaQuiLeFoto = 'Lascia qui le foto';
export const annulla = 'Annulla';
export const interrompi = 'Annulla';
/** `most`: megapixels. */
export const jpegPngWebpOAvif = (most: number) =>
  `JPEG, PNG, WebP o AVIF, fino a ${formatCount(most)} megapixel. Le foto più grandi, o oltre 5 MB, le rimpicciolisce il browser prima di inviarle. Le HEIC di un computer si leggono solo dove il browser le apre: altrimenti salvale in JPEG. La prima è la copertina.`;
export const riprovaTutte = 'Riprova tutte';
export const riprova = 'Riprova';
export const copertina = 'Copertina';
export const faiCopertina = 'Fai copertina';
export const spostaIndietroLaFoto = (place: number) => `Sposta indietro la foto ${place}`;
export const spostaIndietro = 'Sposta indietro';
export const spostaAvantiLaFoto = (place: number) => `Sposta avanti la foto ${place}`;
export const spostaAvanti = 'Sposta avanti';
export const annullaIlCaricamento = (nome: string) => `Annulla il caricamento di ${nome}`;
export const rimuoviLaFoto = (place: number) => `Rimuovi la foto ${place}`;
export const rimuovi = 'Rimuovi';
export const rimpicciolisco = (nome: string) => `Rimpicciolisco ${nome}`;
export const caricamentoDi = (nome: string) => `Caricamento di ${nome}`;
