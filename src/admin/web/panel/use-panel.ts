import { countAfter, type DecidedItem } from '../../rules/count-after.ts';
import type { Decision } from './decisions.ts';
import { mutationsOf } from './mutations.ts';
import { useCounters } from './use-counters.ts';
import { useDecide } from './use-decide.ts';
import { useDecisions } from './use-decisions.ts';
import { usePanelViewModel } from './use-panel-view-model.ts';
import { useNewItems } from './use-new-items.ts';
import { navigationOf } from './navigation.ts';

export type Panel = ReturnType<typeof usePanel>;

function countedAs({ kind, item: { richiesta } }: Decision): DecidedItem {
  return { kind, richiesta };
}

/** All that the panel shows, and what can be done with it. `hasKeys`: whether single letters count. */
export function usePanel(hasKeys: boolean) {
  const flow = useDecisions();
  const viewModel = usePanelViewModel(flow.open);
  const { counters, reload: recount, count } = useCounters();
  useNewItems(viewModel.queue, counters);
  const navigation = navigationOf(viewModel);
  const { remove, reread, onDecided, onUndone, ...dialogMutations } = mutationsOf(viewModel, recount);
  const { toReview, decide } = useDecide(flow, {
    hasKeys,
    onDecided: (decision) => {
      count(countedAs(decision));
      onDecided(decision.item);
    },
    onGone: (id) => remove([{ id }], null),
    onChanged: reread,
    onReturn: navigation.bringBack,
    onUndone,
  });
  const { settle, takeBack } = flow.decisions;

  return {
    ...viewModel,
    ...navigation,
    ...dialogMutations,
    counters: counters && countAfter(counters, flow.open.map(countedAs)),
    toReview,
    settle,
    takeBack,
    decide: (decision: Decision) => {
      navigation.goOn(new Set([decision.item.id]), viewModel.isPhone ? 'sheet' : 'queue');
      decide(decision);
    },
  };
}
