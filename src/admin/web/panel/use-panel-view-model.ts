import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SIGNED_OUT } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { belongsTo } from '../../rules/panel-address.ts';
import { selectRange, type Selection, stillListed, toggleOne } from '../../rules/selection.ts';
import type { Decision } from './decisions.ts';
import { type GoTo, usePanelAddress } from './use-panel-address.ts';
import { type QueueQuery, useQueue } from './use-queue.ts';
import * as messages from '../../messages/admin.ts';

const PHONE = '(max-width: 860px)';

export type FocusPlace = 'queue' | 'sheet' | null;
/** Each new object moves the focus once, even if its `place` has not changed. */
export type FocusTarget = { place: FocusPlace };

/** Delay before a selected struttura is loaded. Holding down a key selects many strutture, but only the last one must be loaded. */
const SETTLE_MS = 80;
const NOT_FOUND = 404;

function useDetail(id: number | null, onRead: (detail: AdminDetail) => void) {
  const { data, fault, reload } = useRead('GET /api/admin/strutture/{id}', id === null ? null : { params: { id } }, {
    settleMs: SETTLE_MS,
  });
  const detail = data?.data ?? null;
  const notifyRead = useEffectEvent(onRead);
  useEffect(() => {
    if (detail) notifyRead(detail);
  }, [detail]);
  const hasFault = fault !== null && fault.status !== SIGNED_OUT;
  const known = detail === null ? 'loading' : 'ready';
  const phase = hasFault ? (fault.status === NOT_FOUND ? 'gone' : 'failed') : known;
  return { detail, phase, reload: () => void reload() } as const;
}

const NONE: Selection = new Set();

type SelectionState = { list: string; selected: Selection; anchor: number | null };

function useSelection({ tab, cerca }: QueueQuery, ids: readonly number[]) {
  const list = `${tab} ${cerca}`;
  const [held, setHeld] = useState<SelectionState>({ list, selected: NONE, anchor: null });
  const selected = held.list === list ? held.selected : NONE;
  const anchor = held.list === list ? held.anchor : null;
  const listed = stillListed(ids, selected);

  const set = (next: Selection, touched: number | null) => {
    setHeld({ list, selected: next, anchor: touched });
    const count = stillListed(ids, next).length;
    announce(count === 0 ? messages.nothingSelected : messages.selectedCount(count));
  };
  return {
    selected,
    ids: listed,
    toggle: (id: number, isRange: boolean) =>
      set(isRange ? selectRange({ ids, selected, anchor, id }) : toggleOne(selected, id), id),
    toggleAll: () => set(listed.length === ids.length ? NONE : new Set(ids), null),
    clear: () => set(NONE, null),
  };
}

function useSearch(cerca: string, currentId: number | null, go: GoTo) {
  const [before, setBefore] = useState<number | null>(null);
  return (wanted: string) => {
    if (cerca === '') setBefore(currentId);
    go({ cerca: wanted, id: wanted === '' ? (currentId ?? before) : null });
  };
}

export type PanelViewModel = ReturnType<typeof usePanelViewModel>;

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
    total: queue.total - (queue.items.length - items.length),
    currentId,
    current: detail.detail ?? items.find(({ id }) => id === currentId) ?? null,
    detail,
    selection: useSelection({ tab, cerca }, ids),
    search: useSearch(cerca, currentId, go),
    focusTarget,
    setFocusTarget,
    show,
  };
}
