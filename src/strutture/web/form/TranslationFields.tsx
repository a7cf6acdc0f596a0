import { useState } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { langOf } from '../../../kernel/languages/lang-of.ts';
import { type Language, LANGUAGES } from '../../../kernel/language.ts';
import type { Note } from '../../rules/text-languages.ts';
import { isOutdated, setTranslation } from '../../rules/translations.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import { countCharacters } from './count-characters.ts';
import type { FormControls } from './form-controls.ts';
import type { FormState } from './form-state.ts';
import {
  descriptionText,
  type LanguageState,
  noteTexts,
  roomNames,
  stateOfLanguage,
  type TranslatedText,
} from './form-translations.ts';
import './translations.css';
import * as messages from '../../messages/owner.ts';

const MARKS: Record<LanguageState, string> = {
  nonScritta: 'muted',
  scrittaInParte: 'muted',
  scritta: 'badge ok',
  daRileggere: 'badge no',
};

export function TranslationFields({ form }: { form: FormControls }) {
  return (
    <div id={messages.fieldId('traduzioni')} className="strutture-translations">
      {LANGUAGES.filter((language) => textsIn(form.state, language).all.length > 0).map((language) => (
        <LanguagePart key={language} form={form} language={language} />
      ))}
    </div>
  );
}

function textsIn(state: FormState, language: Language) {
  const isOther = ({ lingua }: TranslatedText) => lingua !== language;
  const description = [descriptionText(state)].filter(isOther);
  const names = roomNames(state).filter(isOther);
  const notes = noteTexts(state).filter(isOther);
  return { description, names, notes, all: [...description, ...names, ...notes] };
}

function LanguagePart({ form, language }: { form: FormControls; language: Language }) {
  const [isOpen, setOpen] = useState(false);
  const { description, names, notes, all } = textsIn(form.state, language);
  const error = form.errorOf('traduzioni');
  const errorOf = ({ translations, max }: TranslatedText) =>
    countCharacters(translations[language]?.testo ?? '') > max ? error : undefined;
  const isShown = isOpen || all.some((text) => errorOf(text) !== undefined);
  const state = stateOfLanguage(language, all);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{messages.capitalisedLanguageName(language)}</b>
        <span className={`state ${MARKS[state]}`}>{messages.translationStatuses[state]}</span>
        <Icon name="caret-down" />
      </summary>
      {isShown && (
        <div className="strutture-translation">
          {description.map((text) => (
            <DescriptionField key="descrizione" {...{ form, language, text }} error={errorOf(text)} />
          ))}
          {notes.map((text) => (
            <NoteField key={text.note} {...{ form, language, text }} error={errorOf(text)} />
          ))}
          {names.length > 0 && (
            <fieldset className="strutture-choices">
              <legend className="lab">
                {form.state.tipo_prenotazione === 'bnb' ? messages.roomNamesTitle : messages.sleepingRoomNamesTitle}
              </legend>
              {names.map((text, index) => (
                <NameField key={index} {...{ form, language, text, index }} error={errorOf(text)} />
              ))}
            </fieldset>
          )}
        </div>
      )}
    </details>
  );
}

type TextFieldProps = {
  form: FormControls;
  language: Language;
  text: TranslatedText;
  error: string | undefined;
};

function useTranslation({ form, language, text }: Omit<TextFieldProps, 'error'>) {
  const value = text.translations[language]?.testo ?? '';
  const change = (testo: string) =>
    form.set(text.with(setTranslation(text.translations, language, testo, text.original)));
  return { value, change, isOld: isOutdated(text.translations[language], text.original) };
}

function DescriptionField({ form, language, text, error }: TextFieldProps) {
  const { value, change, isOld } = useTranslation({ form, language, text });
  const id = `${messages.fieldId('traduzioni')}-${language}`;
  const count = countCharacters(value);
  return (
    <div className="strutture-beside">
      <div className="strutture-original">
        <p className="lab">{messages.textInTheLanguage(text.lingua)}</p>
        {text.original.trim() === '' ? (
          <p>{messages.descriptionFirstHint}</p>
        ) : (
          <Paragraphs text={text.original} lingua={text.lingua} />
        )}
      </div>
      <div className="strutture-written" data-wrong={error && ''}>
        <Field
          id={id}
          label={messages.descriptionTranslationLabel(language)}
          error={error}
          hint={
            <span className={count > text.max ? 'strutture-too-long num' : 'num'}>
              {messages.characterCount(count, text.max)}
            </span>
          }
        >
          {(control) => (
            <textarea
              {...control}
              className="inp"
              lang={language}
              rows={8}
              value={value}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        {isOld && <Outdated sentence={messages.sourceTextChanged} of={id} onConfirm={() => change(value)} />}
      </div>
    </div>
  );
}

function NoteField({ form, language, text, error }: TextFieldProps & { text: TranslatedText & { note: Note } }) {
  const { value, change, isOld } = useTranslation({ form, language, text });
  const id = `${messages.fieldId('traduzioni')}-${language}-${text.note}`;
  return (
    <div className="strutture-written" data-wrong={error && ''}>
      <Field
        id={id}
        label={messages.fieldTranslationLabel(messages.FIELD_LABELS[text.note], language)}
        error={error}
        hint={<span lang={langOf(text.lingua)}>{text.original}</span>}
      >
        {(control) => (
          <textarea
            {...control}
            className="inp"
            lang={language}
            rows={2}
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      {isOld && <Outdated sentence={messages.sourceTextChanged} of={id} onConfirm={() => change(value)} />}
    </div>
  );
}

function NameField({ form, language, text, error, index }: TextFieldProps & { index: number }) {
  const { value, change, isOld } = useTranslation({ form, language, text });
  const id = `${messages.fieldId('traduzioni')}-${language}-${index}`;
  return (
    <div className="strutture-written" data-wrong={error && ''}>
      <Field
        id={id}
        className="strutture-name"
        label={
          <>
            <span lang={langOf(text.lingua)}>{text.original}</span>
            <span className="sr"> {messages.inTheLanguage(language)}</span>
          </>
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            className="inp"
            lang={language}
            autoComplete="off"
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      {isOld && <Outdated sentence={messages.sourceNameChanged} of={id} onConfirm={() => change(value)} />}
    </div>
  );
}

type OutdatedProps = { sentence: string; of: string; onConfirm: () => void };

function Outdated({ sentence, of, onConfirm }: OutdatedProps) {
  const confirm = () => {
    onConfirm();
    announce(messages.translationConfirmed);
    document.getElementById(of)?.focus();
  };
  return (
    <p className="note info strutture-outdated">
      <Icon name="info" />
      <span>{sentence}</span>
      <button type="button" className="btn quiet sm" onClick={confirm}>
        {messages.translationStillFineButton}
      </button>
    </p>
  );
}
