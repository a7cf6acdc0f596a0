import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { Suggestion } from '../contract.ts';
import { useSuggestions } from './use-suggestions.ts';
import * as messages from '../messages/visitor.ts';

type SearchBoxProps = {
  input: RefObject<HTMLInputElement | null>;
  text?: string;
  onChoose: (suggestion: Suggestion) => void;
};

/** Returns the position that a key selects: -1 for the text field, and `null` for keys that select nothing. */
function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return null;
}

/** WAI-ARIA combobox. The field also works without JavaScript. */
export function SearchBox({ input, text = '', onChoose }: SearchBoxProps) {
  const id = useId();
  // Text for which suggestions are loaded. `null` closes the list.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { suggestions, List } = useSuggestions(typed);
  const isOpen = suggestions.length > 0;
  const current = active < suggestions.length ? active : -1;

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    // A suggestion of kind `testo` is not a place, so its name is not written into the field.
    // oxlint-disable-next-line react/immutability -- the caller passes the ref so that the field can be written
    if (input.current && suggestion.kind !== 'testo') input.current.value = suggestion.nome;
    close();
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing) return;
    const chosen = suggestions[current];
    const next = isOpen ? nextActive(key, current, suggestions.length) : null;
    if (next !== null) setActive(next);
    else if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'ArrowDown' && !isOpen) setTyped(currentTarget.value);
    else return;
    event.preventDefault();
  };

  return (
    <div className="f search-box">
      <label htmlFor={id}>{messages.destinationLabel}</label>
      <input
        ref={input}
        id={id}
        name="testo"
        defaultValue={text}
        placeholder={messages.destinationPlaceholder}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-elenco`}
        aria-activedescendant={isOpen && current >= 0 ? `${id}-${current}` : undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.value === '' && setTyped('')}
        onBlur={close}
      />
      {isOpen && List && <List id={id} active={current} {...{ suggestions }} onChoose={choose} />}
    </div>
  );
}
