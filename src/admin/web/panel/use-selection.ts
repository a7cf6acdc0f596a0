import { useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import { adminMessages } from '../../messages.it.ts';
import { selectRange, type Selection, stillListed, toggleOne } from '../../rules/selection.ts';
import type { QueueQuery } from './fetch-queue.ts';

const NONE: Selection = new Set();

type SelectionState = { list: string; selected: Selection; anchor: number | null };

/** The selected rows of a list; of another list none is. How many there are is said aloud. */
export function useSelection({ tab, cerca }: QueueQuery, ids: readonly number[]) {
  const list = `${tab} ${cerca}`;
  const [held, setHeld] = useState<SelectionState>({ list, selected: NONE, anchor: null });
  const selected = held.list === list ? held.selected : NONE;
  const anchor = held.list === list ? held.anchor : null;
  const listed = stillListed(ids, selected);

  const set = (next: Selection, touched: number | null) => {
    setHeld({ list, selected: next, anchor: touched });
    const count = stillListed(ids, next).length;
    announce(count === 0 ? adminMessages.selezioneVuota : adminMessages.selezionate(count));
  };
  return {
    selected,
    /** In the order of the list. */
    ids: listed,
    toggle: (id: number, isRange: boolean) =>
      set(isRange ? selectRange({ ids, selected, anchor, id }) : toggleOne(selected, id), id),
    toggleAll: () => set(listed.length === ids.length ? NONE : new Set(ids), null),
    clear: () => set(NONE, null),
  };
}
