import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Desk, FocusPlace } from './use-desk.ts';
import { waysOf } from './ways-of.ts';

/** What follows on the desk when something has been done. `recount` reads the counters again. */
export function effectsOf(desk: Desk, recount: () => void) {
  const { currentId, detail, isPhone, queue, selection } = desk;
  const { goOn } = waysOf(desk);

  const remove = (items: readonly Pick<AdminStruttura, 'id'>[], focus: FocusPlace) => {
    goOn(new Set(items.map(({ id }) => id)), focus);
    for (const { id } of items) queue.drop(id);
    recount();
  };
  const reread = (id: number) => {
    recount();
    if (id === currentId) detail.reload();
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
    /** Several have been decided. */
    onBulk: (done: readonly AdminStruttura[]) => {
      remove(done, null);
      selection.clear();
    },
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
