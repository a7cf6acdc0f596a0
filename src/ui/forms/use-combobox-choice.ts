import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { matchOptions } from '../rules/match-options.ts';

export type ComboboxOption = { id: number; label: string; hint?: string };

type State = Partial<UseComboboxState<ComboboxOption>>;

type Choice = {
  id: string;
  options: readonly ComboboxOption[];
  value: number | null;
  onChange: (id: number | null) => void;
  fold: (text: string) => string;
  /** Called when the list closes. `refused` is the entered text if the field lost the focus and no option matches; otherwise `null`. */
  onClosed: (refused: string | null, taken: ComboboxOption | null) => void;
};

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
const labelOf = (option: ComboboxOption | null) => option?.label ?? '';

function settle(state: State, { options, fold }: Choice): State {
  const typed = fold(state.inputValue ?? '');
  const previous = state.selectedItem ?? null;
  if (previous && fold(previous.label) === typed) return { ...state, inputValue: previous.label };
  const selectedItem = typed === '' ? null : (options.find(({ label }) => fold(label) === typed) ?? previous);
  return { ...state, selectedItem, inputValue: labelOf(selectedItem) };
}

function afterTyping(state: State, { options, fold }: Choice): State {
  const typed = state.inputValue ?? '';
  if (typed.trim() === '') return { ...state, highlightedIndex: -1, selectedItem: null };
  return { ...state, highlightedIndex: matchOptions(options, typed, fold).length > 0 ? 0 : -1 };
}

export function useComboboxChoice(choice: Choice) {
  const { id, options, value, onChange, fold, onClosed } = choice;
  const selected = options.find((option) => option.id === value) ?? null;
  const [typed, setTyped] = useState(labelOf(selected));
  // While the field contains the label of the selected option, the list shows every option, not only the selected one.
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
      // `typed` is still the text before this change.
      const isLost = fold(typed) !== '' && (!selectedItem || matches.length === 0);
      onClosed(type === InputBlur && isLost ? typed.trim() : null, selectedItem ?? null);
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.id ?? null),
  });

  /** Leaves Esc in a closed field to the surrounding dialog, because downshift would otherwise handle the key. */
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !combobox.isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  return { combobox, matches, selected, onKeyDown };
}
