import { neighbour, nextAfter } from '../../rules/next-after.ts';
import type { Tab } from '../../rules/panel-address.ts';
import type { PanelViewModel, FocusPlace } from './use-panel-view-model.ts';

/** Ways from one struttura to another. */
export function navigationOf({ address, ids, currentId, isPhone, go, queue, setFocusTarget, show }: PanelViewModel) {
  return {
    step: (by: 1 | -1, focus: FocusPlace) => {
      const next = neighbour(ids, currentId, by);
      if (next !== currentId) show(next, focus);
      if (next === ids.at(-1)) queue.more();
    },
    focusQueue: () => setFocusTarget({ place: isPhone ? null : 'queue' }),
    goToTab: (tab: Tab) => go({ tab, id: null, cerca: '' }, 'push'),
    search: (cerca: string) => go({ cerca, id: null }),
    /** Opens another struttura that the one at hand is compared with; Back leads to this one again. */
    compare: (id: number) => {
      setFocusTarget({ place: 'sheet' });
      go({ id }, 'push');
    },
    /** Looks again at one that waits: in the list as it is, or, where it is not in it, in all that waits. */
    bringBack: (id: number) => {
      const focus = isPhone ? 'sheet' : 'queue';
      if (address.tab === 'pending' && queue.items.some((each) => each.id === id)) return show(id, focus);
      setFocusTarget({ place: focus });
      go({ tab: 'pending', cerca: '', id }, 'push');
    },
    /** Goes on when the one at hand is among those that leave. */
    goOn: (gone: ReadonlySet<number>, focus: FocusPlace) => {
      if (currentId !== null && gone.has(currentId)) show(nextAfter(ids, currentId, gone), focus);
    },
  };
}
