import { cleanText } from '../../kernel/text/clean-text.ts';
import { isLanguage, ITALIAN, type Language } from '../../kernel/language.ts';
import { type FocalPoint, isFocalPoint } from './focal-point.ts';

export const STANZE_FOTO = ['soggiorno', 'cucina', 'camera', 'bagno', 'esterno', 'vista', 'altro'] as const;
export type StanzaFoto = (typeof STANZE_FOTO)[number];

export const MAX_DIDASCALIA = 120;

/** `lingua` is the language of the caption; it is absent if the caption is Italian. */
export type PhotoDetails = {
  stanza: StanzaFoto | null;
  didascalia: string;
  fuoco: FocalPoint | null;
  lingua?: Language | undefined;
};

export const NO_DETAILS: PhotoDetails = { stanza: null, didascalia: '', fuoco: null };

export type DetailFault =
  | 'stanzaSconosciuta'
  | 'didascaliaNonValida'
  | 'didascaliaLunga'
  | 'fuocoNonValido'
  | 'linguaSconosciuta';

export type ReadDetails = { ok: true; details: PhotoDetails } | { ok: false; fault: DetailFault };

function isStanzaFoto(value: unknown): value is StanzaFoto {
  return STANZE_FOTO.some((stanza) => stanza === value);
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * Reads the details of a photo from a form. Missing details are empty.
 * @example readPhotoDetails({ stanza: 'cucina', didascalia: ' Il camino ' })
 * // { ok: true, details: { stanza: 'cucina', didascalia: 'Il camino', fuoco: null } }
 */
export function readPhotoDetails(sent: Readonly<Partial<Record<keyof PhotoDetails, unknown>>>): ReadDetails {
  const { stanza, didascalia, fuoco, lingua } = sent;
  if (isFilled(stanza) && !isStanzaFoto(stanza)) return { ok: false, fault: 'stanzaSconosciuta' };
  if (isFilled(fuoco) && !isFocalPoint(fuoco)) return { ok: false, fault: 'fuocoNonValido' };
  if (isFilled(lingua) && !isLanguage(lingua)) return { ok: false, fault: 'linguaSconosciuta' };
  const text = isFilled(didascalia) ? (typeof didascalia === 'string' ? cleanText(didascalia) : null) : '';
  if (text === null) return { ok: false, fault: 'didascaliaNonValida' };
  if (Array.from(text).length > MAX_DIDASCALIA) return { ok: false, fault: 'didascaliaLunga' };
  const details = {
    stanza: isStanzaFoto(stanza) ? stanza : null,
    didascalia: text,
    fuoco: isFocalPoint(fuoco) ? fuoco : null,
    ...(isLanguage(lingua) && isForeign(lingua, text) && { lingua }),
  };
  return { ok: true, details };
}

function isForeign(lingua: Language, didascalia: string): boolean {
  return lingua !== ITALIAN && didascalia !== '';
}

export function isSameDetails(one: PhotoDetails, other: PhotoDetails): boolean {
  const isSameText =
    one.didascalia === other.didascalia &&
    (one.didascalia === '' || (one.lingua ?? ITALIAN) === (other.lingua ?? ITALIAN));
  return isSameText && one.stanza === other.stanza && one.fuoco === other.fuoco;
}

export function detailsOf({ stanza, didascalia, fuoco, lingua = ITALIAN }: PhotoDetails): PhotoDetails {
  return { stanza, didascalia, fuoco, ...(isForeign(lingua, didascalia) && { lingua }) };
}

const ARTICLE = /^(?:il |lo |la |l[’'])/i;

/**
 * Returns the caption, or an empty string if it only repeats the Italian name of the room.
 * @example captionBeside('cucina', 'La cucina') // ''
 */
export function captionBeside(stanza: StanzaFoto | null, didascalia: string): string {
  const bare = didascalia.trim().replace(ARTICLE, '').toLocaleLowerCase('it');
  return bare === stanza && stanza !== 'altro' ? '' : didascalia;
}

export type ViewedPhoto = Pick<PhotoDetails, 'stanza' | 'didascalia' | 'lingua'> & { url: string };
