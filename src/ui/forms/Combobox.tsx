import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../toasts/announce.ts';
import { Field } from './Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type ComboboxOption, useComboboxChoice } from './use-combobox-choice.ts';
import * as messages from '../messages/visitor.ts';

type ComboboxProps = {
  label: string;
  options: readonly ComboboxOption[];
  value: number | null;
  onChange: (id: number | null) => void;
  fold: (text: string) => string;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  refuse: (typed: string) => string;
};

const ANNOUNCE_AFTER_MS = 500;

function resultsSentence(count: number): string {
  return count === 0 ? messages.noResults : messages.resultCount(count);
}

function useAnnouncedResults(isOpen: boolean, typed: string, count: number) {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => announce(resultsSentence(count)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, typed, count]);
}

function useRefusal(value: number | null, refuse: (typed: string) => string) {
  const [refused, setRefused] = useState<{ sentence: string; value: number | null } | null>(null);
  const onClosed = (typed: string | null, taken: ComboboxOption | null) => {
    if (typed !== null) {
      const sentence = refuse(typed);
      setRefused({ sentence, value });
      announce(sentence);
    } else if (taken) setRefused(null);
  };
  return { refusal: refused?.value === value ? refused.sentence : undefined, forget: () => setRefused(null), onClosed };
}

export function Combobox({ label, options, value, onChange, fold, ...rest }: ComboboxProps) {
  const generatedId = useId();
  const { id = generatedId, disabled = false, placeholder, hint, error, refuse } = rest;
  const { refusal, forget, onClosed } = useRefusal(value, refuse);
  const take = (chosen: number | null) => {
    forget();
    onChange(chosen);
  };
  const choice = { id, options, value, onChange: take, fold, onClosed };
  const { combobox, matches, selected, onKeyDown } = useComboboxChoice(choice);
  const { isOpen, highlightedIndex, inputValue } = combobox;
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useAnnouncedResults(isOpen, inputValue, matches.length);

  // Scrolls the open list into view, because a dialog or the page's end could cut it off.
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const clear = () => {
    combobox.selectItem(null);
    input.current?.focus();
  };

  return (
    <Field id={id} label={label} hint={hint} error={refusal ?? error}>
      {(control) => (
        <div className="combo">
          <input
            {...combobox.getInputProps({ ...control, ref: input, disabled, placeholder, onKeyDown })}
            // Omitted, because the label's `for` already names the input.
            aria-labelledby={undefined}
            className="inp"
            autoCapitalize="words"
            spellCheck={false}
          />
          {selected && !disabled && (
            <button
              type="button"
              className="icb via"
              tabIndex={-1}
              aria-label={messages.clearFieldButton(label)}
              onClick={clear}
            >
              <Icon name="x" />
            </button>
          )}
          <button
            {...combobox.getToggleButtonProps({ disabled })}
            type="button"
            className="icb"
            aria-label={messages.chooseFieldButton(label)}
          >
            <Icon name="caret-down" />
          </button>
          <div ref={popup} className="combo-list" hidden={!isOpen}>
            <ul {...combobox.getMenuProps({ 'aria-label': label })} hidden={matches.length === 0}>
              {isOpen &&
                matches.map((option, index) => (
                  <li
                    key={option.id}
                    {...combobox.getItemProps({ item: option, index })}
                    className={index === highlightedIndex ? 'on' : undefined}
                  >
                    <span>{option.label}</span>
                    {option.hint && <span className="muted">{option.hint}</span>}
                    {option.id === value && <Icon name="check" />}
                  </li>
                ))}
            </ul>
            {matches.length === 0 && <p className="muted">{resultsSentence(0)}</p>}
          </div>
        </div>
      )}
    </Field>
  );
}
