import { useEffect, useEffectEvent, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import type { AdminCounters } from '../../../strutture/admin-contract.ts';
import { countAfter, type DecidedItem } from '../../rules/queue.ts';
import { createDecisions, type Decision } from './decisions.ts';
import { mutationsOf, navigationOf } from './mutations.ts';
import { useDecide } from './use-decide.ts';
import { useSee } from './use-see.ts';
import { usePanelViewModel } from './use-panel-view-model.ts';
import type { Queue } from './use-queue.ts';

export type Panel = ReturnType<typeof usePanel>;

function countedAs({ kind, item: { richiesta } }: Decision): DecidedItem {
  return { kind, richiesta };
}

function useNewItems({ listed, phase, items, grow, reload }: Queue, counters: AdminCounters | null): void {
  const follow = useEffectEvent((waiting: number) => {
    if (phase === 'ready' && items.length === 0 && waiting > 0) reload();
    else grow(waiting);
  });
  useEffect(() => {
    if (!counters || listed.cerca !== '') return;
    if (listed.tab === 'pending') follow(counters.in_attesa);
    if (listed.tab === 'changed') follow(counters.cambiate);
  }, [counters, listed.tab, listed.cerca]);
}

export function usePanel(hasKeys: boolean) {
  const [open, setOpen] = useState<readonly Decision[]>([]);
  const [decisions] = useState(() => createDecisions(setOpen));
  const viewModel = usePanelViewModel(open);
  const { data, reload, change } = useRead('GET /api/admin/contatori', {}, { isReadWhenShown: true });
  const counters = data?.data ?? null;
  useNewItems(viewModel.queue, counters);
  const navigation = navigationOf(viewModel);
  const { remove, onStale, onDecided, onUndone, onSeen, ...dialogMutations } = mutationsOf(
    viewModel,
    () => void reload(),
  );
  const { toReview, decide } = useDecide(decisions, {
    hasKeys,
    onDecided: (decision) => {
      change((before) => ({ ...before, data: countAfter(before.data, [countedAs(decision)]) }));
      onDecided(decision.item);
    },
    onGone: (id) => remove([{ id }], null),
    onChanged: onStale,
    onReturn: navigation.bringBack,
    onUndone,
  });
  const see = useSee({ onSeen, onStale });

  return {
    ...viewModel,
    ...navigation,
    ...dialogMutations,
    counters: counters && countAfter(counters, open.map(countedAs)),
    toReview,
    onStale,
    see,
    settle: decisions.settle,
    takeBack: decisions.takeBack,
    decide: (decision: Decision) => {
      navigation.goOn(new Set([decision.item.id]), viewModel.isPhone ? 'sheet' : 'queue');
      decide(decision);
    },
  };
}
