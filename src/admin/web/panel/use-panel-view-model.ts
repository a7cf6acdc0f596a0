import { useMemo, useState } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { belongsTo } from '../../rules/belongs-to.ts';
import type { Decision } from './decisions.ts';
import { useDetail } from './use-detail.ts';
import { usePanelAddress } from './use-panel-address.ts';
import { useQueue } from './use-queue.ts';
import { useSelection } from './use-selection.ts';

/** As in the stylesheet: below it, the list and the sheet are each a page of their own. */
const PHONE = '(max-width: 860px)';

/** Where the focus is to go once a struttura is at hand. Each is given once. */
export type FocusPlace = 'queue' | 'sheet' | null;
export type FocusTarget = { place: FocusPlace };

export type PanelViewModel = ReturnType<typeof usePanelViewModel>;

/** What lies on the viewModel: a list, and the struttura of it that is at hand. `leaving`: their decision is on its way. */
export function usePanelViewModel(leaving: readonly Decision[]) {
  const isPhone = useMediaQuery(PHONE);
  const { address, go, leave } = usePanelAddress();
  const { tab, cerca } = address;
  const queue = useQueue({ tab, cerca });
  const [focusTarget, setFocusTarget] = useState<FocusTarget>({ place: null });

  const items = useMemo(() => {
    const hidden = new Set(tab === 'pending' ? leaving.map(({ item }) => item.id) : []);
    return hidden.size > 0 ? queue.items.filter(({ id }) => !hidden.has(id)) : queue.items;
  }, [tab, queue.items, leaving]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const currentId = address.id ?? (isPhone ? null : (ids[0] ?? null));
  const detail = useDetail(currentId, (read) => {
    if (belongsTo(tab, read)) queue.put(read);
    else queue.drop(read.id);
  });
  const selection = useSelection({ tab, cerca }, ids);

  /** Brings one to hand; on a phone the sheet is a page of its own, that Back leaves. */
  const show = (id: number | null, focus: FocusPlace = null) => {
    setFocusTarget({ place: focus });
    if (id === null && isPhone) leave();
    else go({ id }, isPhone && address.id === null ? 'push' : 'replace');
  };
  return {
    isPhone,
    address,
    go,
    leave,
    queue,
    items,
    ids,
    /** In the whole list. */
    total: queue.total - (queue.items.length - items.length),
    currentId,
    /** As it is listed, until it is known whole. */
    current: detail.detail ?? items.find(({ id }) => id === currentId) ?? null,
    detail,
    selection,
    focusTarget,
    setFocusTarget,
    show,
  };
}
