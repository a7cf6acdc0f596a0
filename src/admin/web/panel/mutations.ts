import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { PanelViewModel, FocusPlace } from './use-panel-view-model.ts';
import { navigationOf } from './navigation.ts';

/** Takes strutture out of the list, and goes on to the next one. */
type Remove = (items: readonly Pick<AdminStruttura, 'id'>[], focus: FocusPlace) => void;

/** What follows when something has been done from a dialog. */
function mutationsOfDialogs({ isPhone, queue, detail }: PanelViewModel, recount: () => void, remove: Remove) {
  return {
    /** Something else was done with the one at hand. */
    onDone: (message: string) => {
      showToast(message);
      recount();
      detail.reload();
    },
    onRemoved: (struttura: AdminDetail, message: string) => {
      showToast(message);
      remove([struttura], isPhone ? null : 'queue');
    },
    /** The list itself is another one now. */
    onListChanged: (message: string) => {
      showToast(message);
      recount();
      queue.reload();
    },
  };
}

/** What follows on the viewModel when something has been done. `recount` reads the counters again. */
export function mutationsOf(viewModel: PanelViewModel, recount: () => void) {
  const { address, currentId, detail, isPhone, queue, selection, show } = viewModel;
  const { goOn, bringBack } = navigationOf(viewModel);

  const remove: Remove = (items, focus) => {
    goOn(new Set(items.map(({ id }) => id)), focus);
    for (const { id } of items) queue.drop(id);
    recount();
  };
  const reread = (id: number) => {
    recount();
    if (id === currentId) detail.reload();
  };

  /** Its decision has been taken back: it is listed again, and at hand. */
  const onUndone = (id: number) => {
    reread(id);
    if (address.tab !== 'pending') return bringBack(id);
    queue.reload();
    show(id, isPhone ? 'sheet' : 'queue');
  };

  return {
    remove,
    reread,
    /** Its decision has been taken. */
    onDecided: ({ id }: AdminStruttura) => {
      if (queue.listed.tab === 'pending') queue.drop(id);
      else queue.reload();
      reread(id);
    },
    onUndone,
    /** Several have been decided. */
    onBulk: (done: readonly AdminStruttura[]) => {
      remove(done, null);
      selection.clear();
    },
    ...mutationsOfDialogs(viewModel, recount, remove),
  };
}
