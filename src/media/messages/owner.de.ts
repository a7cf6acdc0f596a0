import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { Language } from '../../kernel/language.ts';
import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const photos = (count: number) => pluralDe(count, { one: '1 Foto', other: `${formatCount(count)} Fotos` });
export const fileNotUploaded = (name: string, detail: string) => `Die Datei ${name} wurde nicht hochgeladen. ${detail}`;
export const connectionLost = 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const duplicatePhoto = (name: string) => `Die Datei ${name} ist schon unter den Fotos.`;
export const uploadingPhotos = (count: number) =>
  pluralDe(count, { one: '1 Foto wird hochgeladen…', other: `${formatCount(count)} Fotos werden hochgeladen…` });
export const shrinkingPhoto = (name: string) => `${name} wird vor dem Hochladen verkleinert…`;
export const photosUploaded = (count: number) => `${photos(count)} hochgeladen.`;
export const photosNotUploaded = (count: number) => `${photos(count)} nicht hochgeladen.`;
export const photoPosition = (place: number, count: number) => `Foto ${place} von ${count}`;
export const photoRemoved = 'Foto entfernt.';
export const photoRestored = 'Foto wieder an seinem Platz.';

type FocalPointPosition = { x: number; y: number };
export const detailsTitle = (place: number) => `Foto ${place}`;
export const subjectLabel = 'Was zu sehen ist';
export const subjectNotStated = 'Keine Angabe';
export const captionLabel = 'Bildunterschrift';
export const captionExample = 'Zum Beispiel: die Küche mit dem Kamin';
export const captionLanguageLabel = 'In welcher Sprache ist sie geschrieben?';
export const captionLanguages: Record<Language, string> = {
  it: 'Italienisch',
  en: 'Englisch',
  de: 'Deutsch',
  fr: 'Französisch',
};
export const detailsOptionalHint = 'Freiwillig: So finden sich Ihre Gäste in den Räumen besser zurecht.';
export const focalPointLabel = 'Der Punkt, der immer zu sehen bleibt';
export const focalPointHint =
  'Wo das Foto nicht ganz hineinpasst, wird es um diesen Punkt herum zugeschnitten. Tippen Sie auf das Foto, oder verwenden Sie die Pfeiltasten.';
export const focalPointPosition = ({ x, y }: FocalPointPosition) => `${x}\u00a0% von links, ${y}\u00a0% von oben`;
export const focalPointMarkerLabel = (point: FocalPointPosition) =>
  `Sichtbarer Punkt: ${focalPointPosition(point)}. Die Pfeiltasten bewegen ihn.`;
export const cropPreviewTitle = 'So sieht es zugeschnitten aus:';
export const detailsDoneButton = 'Fertig';
export const addDetailsButton = 'Foto beschreiben';
export const photoDetailsButtonLabel = (place: number, details: string) =>
  details === '' ? `Foto ${place}: ${addDetailsButton}` : `Foto ${place}, ${details}: ändern`;

export const addPhotosButton = 'Fotos hinzufügen';
export const maxPhotosReached = 'Mehr als 10 Fotos sind nicht möglich.';
export const dragOrPasteHint = 'oder hierher ziehen oder einfügen';
export const maxFileSizeHint = ', höchstens 5 MB pro Bild';
export const shrinkingStatus = 'Wird verkleinert…';
export const photosCountLabel = 'Fotos:';
export const photosCount = (count: number, maxPhotos: number) => `${count} von ${maxPhotos}`;
export const dropPhotosHere = 'Fotos hier loslassen';
export const undoRemovalButton = 'Rückgängig';
export const cancelUploadButton = 'Abbrechen';
export const acceptedFormatsHint = `JPEG, PNG, WebP oder AVIF, bis ${MAX_MEGAPIXELS} Megapixel. Größere Fotos verkleinern wir, wenn der Browser sie lesen kann. HEIC-Fotos wandelt das iPhone von selbst um; lassen sie sich am Computer nicht lesen, speichern Sie sie als JPEG. Das erste Foto ist das Titelbild.`;
export const retryAllButton = 'Alle noch einmal versuchen';
export const retryButton = 'Noch einmal';
export const coverLabel = 'Titelbild';
export const makeCoverButton = 'Als Titelbild';
export const movePhotoBackLabel = (place: number) => `Foto ${place} nach vorne schieben`;
export const moveBackButton = 'Nach vorne';
export const movePhotoForwardLabel = (place: number) => `Foto ${place} nach hinten schieben`;
export const moveForwardButton = 'Nach hinten';
export const cancelUploadLabel = (nome: string) => `Hochladen von ${nome} abbrechen`;
export const removePhotoLabel = (place: number) => `Foto ${place} entfernen`;
export const removeButton = 'Entfernen';
export const uploadProgressLabel = (nome: string) => `${nome} wird hochgeladen`;

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
