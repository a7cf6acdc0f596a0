import { MAX_NOME_CAMERA } from '../../rules/check-camere.ts';
import { LONGEST_NOTES, MAX_NOME_STANZA } from '../../rules/read-story.ts';
import { MAX_DESCRIZIONE } from '../../rules/read-struttura.ts';
import { ITALIAN, type Language } from '../../../kernel/language.ts';
import { languageOf, type Note, NOTES } from '../../rules/text-languages.ts';
import { isOutdated, type Translations } from '../../rules/translations.ts';
import type { FormState } from './form-state.ts';

export type TranslatedText = {
  original: string;
  lingua: Language;
  translations: Translations;
  max: number;
  with(translations: Translations): Partial<FormState>;
};

export function roomNames({ tipo_prenotazione, camere, stanze }: FormState): TranslatedText[] {
  if (tipo_prenotazione === 'bnb') {
    return camere.map((camera, index) => ({
      original: camera.nome_camera,
      lingua: camera.lingua,
      translations: camera.traduzioni,
      max: MAX_NOME_CAMERA,
      with: (traduzioni) => ({ camere: camere.with(index, { ...camera, traduzioni }) }),
    }));
  }
  return stanze.map((stanza, index) => ({
    original: stanza.nome,
    lingua: stanza.lingua ?? ITALIAN,
    translations: stanza.traduzioni ?? {},
    max: MAX_NOME_STANZA,
    with: (traduzioni) => ({ stanze: stanze.with(index, { ...stanza, traduzioni }) }),
  }));
}

export function noteTexts(form: FormState): (TranslatedText & { note: Note })[] {
  return NOTES.filter((note) => form[note].trim() !== '').map((note) => ({
    note,
    original: form[note],
    lingua: languageOf(form, note),
    translations: form.traduzioni_testi[note] ?? {},
    max: LONGEST_NOTES[note],
    with: (translations) => ({ traduzioni_testi: { ...form.traduzioni_testi, [note]: translations } }),
  }));
}

export function descriptionText(form: FormState): TranslatedText {
  return {
    original: form.descrizione,
    lingua: languageOf(form, 'descrizione'),
    translations: form.traduzioni,
    max: MAX_DESCRIZIONE,
    with: (translations) => ({ traduzioni: translations }),
  };
}

export type LanguageState = 'nonScritta' | 'scritta' | 'scrittaInParte' | 'daRileggere';

export function stateOfLanguage(
  language: Language,
  texts: readonly Pick<TranslatedText, 'original' | 'translations'>[],
): LanguageState {
  if (texts.some(({ original, translations }) => isOutdated(translations[language], original))) return 'daRileggere';
  const written = texts.filter(({ translations }) => (translations[language]?.testo.trim() ?? '') !== '').length;
  if (written === 0) return 'nonScritta';
  return written === texts.length ? 'scritta' : 'scrittaInParte';
}
