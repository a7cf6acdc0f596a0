import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { matchOptions } from '../rules/match-options.ts';

/** One choice: `label` is what is typed and shown, `hint` what tells two of one name apart (a province's letters). */
export type ComboboxOption = { id: number; label: string; hint?: string };

type State = Partial<UseComboboxState<ComboboxOption>>;

type Choice = {
  id: string;
  options: readonly ComboboxOption[];
  value: number | null;
  onChange: (id: number | null) => void;
  fold: (text: string) => string;
  /** The list was closed: `refused` is what was typed and left although it is no option, else `null`. */
  onClosed: (refused: string | null, taken: ComboboxOption | null) => void;
};

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
const labelOf = (option: ComboboxOption | null) => option?.label ?? '';

/** What a closed field holds: the option that the text names, else the one taken before. Never a text that is none. */
function settle(state: State, { options, fold }: Choice): State {
  const typed = fold(state.inputValue ?? '');
  const kept = state.selectedItem ?? null;
  if (kept && fold(kept.label) === typed) return { ...state, inputValue: kept.label };
  const selectedItem = typed === '' ? null : (options.find(({ label }) => fold(label) === typed) ?? kept);
  return { ...state, selectedItem, inputValue: labelOf(selectedItem) };
}

/** After a letter the first match is the one that Enter and Tab take; without any text there is none, and no choice. */
function afterTyping(state: State, { options, fold }: Choice): State {
  const typed = state.inputValue ?? '';
  if (typed.trim() === '') return { ...state, highlightedIndex: -1, selectedItem: null };
  return { ...state, highlightedIndex: matchOptions(options, typed, fold).length > 0 ? 0 : -1 };
}

/** Typing and choosing: downshift's `useCombobox`, with a field that never keeps a text that is no choice. */
export function useComboboxChoice(choice: Choice) {
  const { id, options, value, onChange, fold, onClosed } = choice;
  const selected = options.find((option) => option.id === value) ?? null;
  const [typed, setTyped] = useState(labelOf(selected));
  // A field that was only opened shows every option, not just the one that its text names.
  const matches = matchOptions(options, typed === labelOf(selected) ? '' : typed, fold);

  const combobox = useCombobox<ComboboxOption>({
    items: matches,
    selectedItem: selected,
    itemToString: labelOf,
    itemToKey: (option) => option?.id,
    inputId: id,
    menuId: `${id}-elenco`,
    stateReducer: (_before, { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>) => {
      if (type === InputChange) return afterTyping(changes, choice);
      return changes.isOpen ? changes : settle(changes, choice);
    },
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onIsOpenChange: ({ isOpen, type, selectedItem }) => {
      if (isOpen) return;
      // `typed` is still what stood there. Of what was taken before, a part is no mistake.
      const isLost = fold(typed) !== '' && (!selectedItem || matches.length === 0);
      onClosed(type === InputBlur && isLost ? typed.trim() : null, selectedItem ?? null);
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.id ?? null),
  });

  /** Esc in a closed field is for the dialog around it, not for the choice. */
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !combobox.isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  return { combobox, matches, selected, onKeyDown };
}
