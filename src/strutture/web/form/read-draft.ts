import { parseImageReference } from '../../../media/rules/image-references.ts';
import type { FormPhoto } from '../../../media/rules/photo-list.ts';
import { isLanguage } from '../../../kernel/language.ts';
import { isRecord } from '../../../kernel/records.ts';
import { emptyCamera } from '../../rules/struttura-form.ts';
import { emptyState, type FormState } from './form-state.ts';

const STANZA = { nome: '', tipo_letti: '' };
const TRANSLATION = { testo: '', fonte: '' };
const PHOTO = { immagine: '', url: '', nome: '' };

function fits(value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || Number.isInteger(value);
  if (Array.isArray(empty)) return Array.isArray(value);
  return typeof value === typeof empty;
}

function fitsAll(value: unknown, empty: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(empty).every(([key, each]) => fits((value as Record<string, unknown>)[key], each));
}

function areTranslations(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((each) => fitsAll(each, TRANSLATION));
}

function isPhoto(value: unknown): boolean {
  return fitsAll(value, PHOTO) && parseImageReference((value as FormPhoto).url)?.kind === 'stored';
}

export type Draft = { base: FormState; state: FormState };

function readState(value: unknown): FormState | null {
  const whole = isRecord(value) ? { ...emptyState(''), ...value } : null;
  if (whole === null || !fitsAll(whole, emptyState(''))) return null;
  const draft = whole as FormState;
  const state = { ...draft, camere: draft.camere.map((camera) => ({ ...emptyCamera(), ...camera })) };
  const isSound =
    areTranslations(state.traduzioni) &&
    Object.values(state.traduzioni_testi).every(areTranslations) &&
    isLanguage(state.lingua) &&
    Object.values(state.lingue_testi).every(isLanguage) &&
    state.camere.every((camera) => fitsAll(camera, emptyCamera()) && areTranslations(camera.traduzioni)) &&
    state.stanze.every((stanza) => fitsAll(stanza, STANZA) && areTranslations(stanza.traduzioni ?? {})) &&
    state.photos.every(isPhoto);
  return isSound ? state : null;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Applies a draft to `initial`, which may be newer than the draft. The consent is never restored. */
export function readDraft(text: string | null, initial: FormState): FormState | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    const [base, state] = [readState(draft?.base), readState(draft?.state)];
    if (base === null || state === null) return null;
    const changed = Object.entries(state).filter(([name, value]) => !isSame(value, base[name as keyof FormState]));
    const merged = { ...initial, ...Object.fromEntries(changed), consenso_privacy: initial.consenso_privacy };
    return isSame(merged, initial) ? null : merged;
  } catch {
    return null;
  }
}
