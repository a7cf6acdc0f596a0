import { isLanguage, type Language, LANGUAGES } from '../../../kernel/language.ts';
import { chooseLanguage, languageOf, type OwnerText } from '../../rules/text-languages.ts';
import type { FormControls } from './form-controls.ts';
import './translations.css';
import * as messages from '../../messages/owner.ts';

type LanguageChoiceProps = {
  id: string;
  question: string;
  about?: string;
  value: Language;
  onChoose: (language: Language) => void;
};

export function LanguageChoice({ id, question, about, value, onChoose }: LanguageChoiceProps) {
  return (
    <p className="strutture-language">
      <label htmlFor={id}>
        {question}
        {about !== undefined && <span className="sr"> ({about})</span>}
      </label>
      <select
        className="sel"
        id={id}
        value={value}
        onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {messages.capitalisedLanguageName(language)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The description always shows its language, because that language also applies to blank texts. */
export function TextLanguage({ form, name }: { form: FormControls; name: OwnerText }) {
  const { state, set } = form;
  if (name !== 'descrizione' && state[name].trim() === '') return null;
  return (
    <LanguageChoice
      id={`${messages.fieldId(name)}-lingua`}
      question={messages.textLanguageLabel}
      about={messages.FIELD_LABELS[name]}
      value={languageOf(state, name)}
      onChoose={(language) => set(chooseLanguage(state, name, language))}
    />
  );
}
