import type { IsTranslation } from '../../../kernel/translation.ts';
import { MAX_MEGAPIXELS } from '../../rules/image-references.ts';

export const aggiungiFoto = 'Fotos hinzufügen';
export const haiRaggiuntoIlMassimo = 'Mehr als 10 Fotos sind nicht möglich.';
export const oppureTrascinaleQuiOIncollale = 'oder hierher ziehen oder einfügen';
export const massimoMbUna = ', höchstens 5 MB pro Bild';
export const siRimpicciolisce = 'Wird verkleinert…';
export const foto = 'Fotos:';
export const di = (count: number, maxPhotos: number) => `${count} von ${maxPhotos}`;
export const lasciaQuiLeFoto = 'Fotos hier loslassen';
export const annulla = 'Rückgängig';
export const interrompi = 'Abbrechen';
export const jpegPngWebpOAvif = `JPEG, PNG, WebP oder AVIF, bis ${MAX_MEGAPIXELS} Megapixel. Größere Fotos verkleinern wir, wenn der Browser sie lesen kann. HEIC-Fotos wandelt das iPhone von selbst um; lassen sie sich am Computer nicht lesen, speichern Sie sie als JPEG. Das erste Foto ist das Titelbild.`;
export const riprovaTutte = 'Alle noch einmal versuchen';
export const riprova = 'Noch einmal';
export const copertina = 'Titelbild';
export const faiCopertina = 'Als Titelbild';
export const spostaIndietroLaFoto = (place: number) => `Foto ${place} nach vorne schieben`;
export const spostaIndietro = 'Nach vorne';
export const spostaAvantiLaFoto = (place: number) => `Foto ${place} nach hinten schieben`;
export const spostaAvanti = 'Nach hinten';
export const annullaIlCaricamento = (nome: string) => `Hochladen von ${nome} abbrechen`;
export const rimuoviLaFoto = (place: number) => `Foto ${place} entfernen`;
export const rimuovi = 'Entfernen';
export const caricamentoDi = (nome: string) => `${nome} wird hochgeladen`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
