import { formatCount } from '../../../kernel/format-count.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const aggiungiFoto = 'Fotos hinzufügen';
export const haiRaggiuntoIlMassimo = 'Mehr als 10 Fotos sind nicht möglich.';
export const oppureTrascinaleQuiOIncollale = 'oder hierher ziehen oder einfügen';
export const massimoMbUna = ', höchstens 5 MB pro Bild';
export const foto = 'Fotos:';
export const di = (count: number, maxPhotos: number) => `${count} von ${maxPhotos}`;
export const lasciaQuiLeFoto = 'Fotos hier loslassen';
export const annulla = 'Rückgängig';
export const interrompi = 'Abbrechen';
export const jpegPngWebpOAvif = (most: number) =>
  `JPEG, PNG, WebP oder AVIF, bis ${formatCount(most)} Megapixel. Größere Fotos und solche über 5 MB verkleinert Ihr Browser vor dem Senden. HEIC-Fotos vom Computer gehen nur, wenn Ihr Browser sie öffnet; sonst speichern Sie sie als JPEG. Das erste Foto ist das Titelbild.`;
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
export const rimpicciolisco = (nome: string) => `${nome} wird verkleinert`;
export const caricamentoDi = (nome: string) => `${nome} wird hochgeladen`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
