import { formatCount } from '../../kernel/text/format-count.ts';
import type { Language } from '../../kernel/language.ts';
import { MAX_MEGAPIXELS } from '../rules/image-references.ts';

export const fileNotUploaded = (name: string, detail: string) => `Il file ${name} non è stato caricato. ${detail}`;
export const connectionLost = 'Controlla la connessione e riprova.';
export const duplicatePhoto = (name: string) => `Il file ${name} è già tra le foto.`;
export const uploadingPhotos = (count: number) =>
  count === 1 ? 'Carico 1 foto…' : `Carico ${formatCount(count)} foto…`;
export const shrinkingPhoto = (name: string) => `Rimpicciolisco ${name} prima di caricarla…`;
export const photosUploaded = (count: number) =>
  count === 1 ? '1 foto caricata.' : `${formatCount(count)} foto caricate.`;
export const photosNotUploaded = (count: number) =>
  count === 1 ? '1 foto non caricata.' : `${formatCount(count)} foto non caricate.`;
export const photoPosition = (place: number, count: number) => `Foto ${place} di ${count}`;
export const photoRemoved = 'Foto rimossa.';
export const photoRestored = 'Foto rimessa al suo posto.';

type FocalPointPosition = { x: number; y: number };
export const detailsTitle = (place: number) => `Foto ${place}`;
export const subjectLabel = 'Che cosa si vede';
export const subjectNotStated = 'Non lo dico';
export const captionLabel = 'Didascalia';
export const captionExample = 'Per esempio: la cucina con il camino';
export const captionLanguageLabel = 'In che lingua è scritta?';
export const captionLanguages: Record<Language, string> = {
  it: 'Italiano',
  en: 'Inglese',
  de: 'Tedesco',
  fr: 'Francese',
};
export const detailsOptionalHint = 'Facoltativi: aiutano chi sceglie a orientarsi tra le stanze.';
export const focalPointLabel = 'Il punto che resta sempre in vista';
export const focalPointHint =
  'Dove la foto non ci sta tutta, si ritaglia intorno a questo punto. Toccala o usa le frecce.';
export const focalPointPosition = ({ x, y }: FocalPointPosition) => `${x}\u00a0% da sinistra, ${y}\u00a0% dall’alto`;
export const focalPointMarkerLabel = (point: FocalPointPosition) =>
  `Punto in vista, a ${focalPointPosition(point)}. Si sposta con le frecce.`;
export const cropPreviewTitle = 'Così si vede nei ritagli:';
export const detailsDoneButton = 'Fatto';
export const addDetailsButton = 'Di’ che cosa si vede';
export const photoDetailsButtonLabel = (place: number, details: string) =>
  details === '' ? `Foto ${place}: di’ che cosa si vede` : `Foto ${place}, ${details}: cambia`;

export const addPhotosButton = 'Aggiungi foto';
export const maxPhotosReached = 'Hai raggiunto il massimo di 10 foto.';
export const dragOrPasteHint = 'oppure trascinale qui, o incollale';
export const maxFileSizeHint = ', massimo 5 MB l’una';
export const shrinkingStatus = 'La rimpicciolisco…';
export const photosCountLabel = 'Foto:';
export const photosCount = (count: number, maxPhotos: number) => `${count} di ${maxPhotos}`;
export const dropPhotosHere = 'Lascia qui le foto';
export const undoRemovalButton = 'Annulla';
export const cancelUploadButton = 'Annulla';
export const acceptedFormatsHint = `JPEG, PNG, WebP o AVIF, fino a ${MAX_MEGAPIXELS} megapixel. Le foto più grandi le rimpiccioliamo noi, se il browser le legge. Le HEIC l’iPhone le converte da solo; da un computer, se non si leggono, salvale in JPEG. La prima è la copertina.`;
export const retryAllButton = 'Riprova tutte';
export const retryButton = 'Riprova';
export const coverLabel = 'Copertina';
export const makeCoverButton = 'Fai copertina';
export const movePhotoBackLabel = (place: number) => `Sposta indietro la foto ${place}`;
export const moveBackButton = 'Sposta indietro';
export const movePhotoForwardLabel = (place: number) => `Sposta avanti la foto ${place}`;
export const moveForwardButton = 'Sposta avanti';
export const cancelUploadLabel = (nome: string) => `Annulla il caricamento di ${nome}`;
export const removePhotoLabel = (place: number) => `Rimuovi la foto ${place}`;
export const removeButton = 'Rimuovi';
export const uploadProgressLabel = (nome: string) => `Caricamento di ${nome}`;
