import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { neighbour, nextAfter } from '../../rules/queue.ts';
import type { Tab } from '../../rules/panel-address.ts';
import type { PanelViewModel, FocusPlace } from './use-panel-view-model.ts';

export function navigationOf({ address, ids, currentId, isPhone, go, queue, setFocusTarget, show }: PanelViewModel) {
  return {
    step: (by: 1 | -1, focus: FocusPlace) => {
      const next = neighbour(ids, currentId, by);
      if (next !== currentId) show(next, focus);
      if (next === ids.at(-1)) queue.more();
    },
    focusQueue: () => setFocusTarget({ place: isPhone ? null : 'queue' }),
    goToTab: (tab: Tab) => go({ tab, id: null, cerca: '' }, 'push'),
    compare: (id: number) => {
      setFocusTarget({ place: 'sheet' });
      go({ id }, 'push');
    },
    bringBack: (id: number) => {
      const focus = isPhone ? 'sheet' : 'queue';
      if (address.tab === 'pending' && queue.items.some((each) => each.id === id)) return show(id, focus);
      setFocusTarget({ place: focus });
      go({ tab: 'pending', cerca: '', id }, 'push');
    },
    goOn: (gone: ReadonlySet<number>, focus: FocusPlace) => {
      if (currentId !== null && gone.has(currentId)) show(nextAfter(ids, currentId, gone), focus);
    },
  };
}

type Remove = (items: readonly Pick<AdminStruttura, 'id'>[], focus: FocusPlace) => void;

function mutationsOfDialogs({ isPhone, queue, detail }: PanelViewModel, recount: () => void, remove: Remove) {
  return {
    onDone: (message: string) => {
      showToast(message);
      recount();
      detail.reload();
    },
    onRemoved: (struttura: AdminDetail, message: string) => {
      showToast(message);
      remove([struttura], isPhone ? null : 'queue');
    },
    onListChanged: (message: string) => {
      showToast(message);
      recount();
      queue.reload();
    },
  };
}

type Reread = (id: number) => void;

function mutationsOfOne(viewModel: PanelViewModel, remove: Remove, reread: Reread) {
  const { address, isPhone, queue, show } = viewModel;
  return {
    onStale: (id: number) => {
      queue.reload();
      reread(id);
    },
    onDecided: ({ id }: AdminStruttura) => {
      if (queue.listed.tab === 'pending') queue.drop(id);
      else queue.reload();
      reread(id);
    },
    onUndone: (id: number) => {
      reread(id);
      if (address.tab !== 'pending') return navigationOf(viewModel).bringBack(id);
      queue.reload();
      show(id, isPhone ? 'sheet' : 'queue');
    },
    onSeen: (seen: AdminDetail) => {
      if (address.tab === 'changed') return remove([seen], isPhone ? 'sheet' : 'queue');
      queue.put(seen);
      reread(seen.id);
    },
  };
}

export function mutationsOf(viewModel: PanelViewModel, recount: () => void) {
  const { currentId, detail, queue, selection } = viewModel;
  const { goOn } = navigationOf(viewModel);

  const remove: Remove = (items, focus) => {
    goOn(new Set(items.map(({ id }) => id)), focus);
    for (const { id } of items) queue.drop(id);
    recount();
  };
  const reread: Reread = (id) => {
    recount();
    if (id === currentId) detail.reload();
  };

  return {
    remove,
    onBulk: (done: readonly AdminStruttura[], hasFailures: boolean) => {
      remove(done, null);
      if (hasFailures) queue.reload();
      selection.clear();
    },
    ...mutationsOfOne(viewModel, remove, reread),
    ...mutationsOfDialogs(viewModel, recount, remove),
  };
}
