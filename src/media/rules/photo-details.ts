import { cleanText } from '../../kernel/clean-text.ts';
import { type FocalPoint, isFocalPoint } from './focal-point.ts';

/** What a photo shows of a home, in the order of a walk through it. */
export const STANZE_FOTO = ['soggiorno', 'cucina', 'camera', 'bagno', 'esterno', 'vista', 'altro'] as const;
export type StanzaFoto = (typeof STANZE_FOTO)[number];

/** Most characters of a caption. */
export const MAX_DIDASCALIA = 120;

/** What may be said of a photo, all of it by choice. `fuoco`: the focal point that somebody has set by hand. */
export type PhotoDetails = { stanza: StanzaFoto | null; didascalia: string; fuoco: FocalPoint | null };

export const NO_DETAILS: PhotoDetails = { stanza: null, didascalia: '', fuoco: null };

export type DetailFault = 'stanzaSconosciuta' | 'didascaliaNonValida' | 'didascaliaLunga' | 'fuocoNonValido';

export type ReadDetails = { ok: true; details: PhotoDetails } | { ok: false; fault: DetailFault };

function isStanzaFoto(value: unknown): value is StanzaFoto {
  return STANZE_FOTO.some((stanza) => stanza === value);
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * What a form says of a photo; what it does not say is empty.
 * @example readPhotoDetails({ stanza: 'cucina', didascalia: ' Il camino ' })
 * // { ok: true, details: { stanza: 'cucina', didascalia: 'Il camino', fuoco: null } }
 */
export function readPhotoDetails(sent: Readonly<Record<keyof PhotoDetails, unknown>>): ReadDetails {
  const { stanza, didascalia, fuoco } = sent;
  if (isSaid(stanza) && !isStanzaFoto(stanza)) return { ok: false, fault: 'stanzaSconosciuta' };
  if (isSaid(fuoco) && !isFocalPoint(fuoco)) return { ok: false, fault: 'fuocoNonValido' };
  const text = isSaid(didascalia) ? (typeof didascalia === 'string' ? cleanText(didascalia) : null) : '';
  if (text === null) return { ok: false, fault: 'didascaliaNonValida' };
  if (Array.from(text).length > MAX_DIDASCALIA) return { ok: false, fault: 'didascaliaLunga' };
  const details = { stanza: isStanzaFoto(stanza) ? stanza : null, didascalia: text };
  return { ok: true, details: { ...details, fuoco: isFocalPoint(fuoco) ? fuoco : null } };
}

export function isSameDetails(one: PhotoDetails, other: PhotoDetails): boolean {
  return one.stanza === other.stanza && one.didascalia === other.didascalia && one.fuoco === other.fuoco;
}
