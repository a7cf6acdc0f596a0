import { MAX_NOME_CAMERA } from '../../rules/check-camere.ts';
import { MAX_NOME_STANZA } from '../../rules/read-story.ts';
import { MAX_DESCRIZIONE } from '../../rules/read-struttura.ts';
import type { ForeignLanguage } from '../../../kernel/language.ts';
import { isOutdated, type Translations } from '../../rules/translations.ts';
import type { FormState } from './form-state.ts';

/** A text of the form that may be said in other languages, with how it is written back. */
export type TranslatedText = {
  italian: string;
  translations: Translations;
  /** Characters, in every language. */
  max: number;
  /** The form with other translations of it. */
  with(translations: Translations): Partial<FormState>;
};

/** The names of the rooms that the form has: those of a `bnb`, or those that a whole house tells of. */
export function roomNames({ tipo_prenotazione, camere, stanze }: FormState): TranslatedText[] {
  if (tipo_prenotazione === 'bnb') {
    return camere.map((camera, index) => ({
      italian: camera.nome_camera,
      translations: camera.traduzioni,
      max: MAX_NOME_CAMERA,
      with: (traduzioni) => ({ camere: camere.with(index, { ...camera, traduzioni }) }),
    }));
  }
  return stanze.map((stanza, index) => ({
    italian: stanza.nome,
    translations: stanza.traduzioni ?? {},
    max: MAX_NOME_STANZA,
    with: (traduzioni) => ({ stanze: stanze.with(index, { ...stanza, traduzioni }) }),
  }));
}

export function descriptionText({ descrizione, traduzioni }: FormState): TranslatedText {
  return {
    italian: descrizione,
    translations: traduzioni,
    max: MAX_DESCRIZIONE,
    with: (translations) => ({ traduzioni: translations }),
  };
}

/** What is told of a language while its fields are closed. */
export type LanguageState = 'nonScritta' | 'scritta' | 'scrittaInParte' | 'daRileggere';

/** How far a language is written. @example stateOfLanguage('de', [text]) // 'nonScritta' */
export function stateOfLanguage(
  language: ForeignLanguage,
  texts: readonly Pick<TranslatedText, 'italian' | 'translations'>[],
): LanguageState {
  if (texts.some(({ italian, translations }) => isOutdated(translations[language], italian))) return 'daRileggere';
  const written = texts.filter(({ translations }) => (translations[language]?.testo.trim() ?? '') !== '').length;
  if (written === 0) return 'nonScritta';
  return written === texts.length ? 'scritta' : 'scrittaInParte';
}
