import { countAfter, type Decided } from '../../rules/count-after.ts';
import type { Decision } from './decisions.ts';
import { effectsOf } from './effects-of.ts';
import { useCounters } from './use-counters.ts';
import { useDecide } from './use-decide.ts';
import { useDecisions } from './use-decisions.ts';
import { useDesk } from './use-desk.ts';
import { useGrowth } from './use-growth.ts';
import { waysOf } from './ways-of.ts';

export type Panel = ReturnType<typeof usePanel>;

function countedAs({ kind, item: { richiesta } }: Decision): Decided {
  return { kind, richiesta };
}

/** All that the panel shows, and what can be done with it. `hasKeys`: whether single letters count. */
export function usePanel(hasKeys: boolean) {
  const flow = useDecisions();
  const desk = useDesk(flow.open);
  const { counters, reload: recount, count } = useCounters();
  useGrowth(desk.queue, counters);
  const ways = waysOf(desk);
  const { remove, reread, onDecided, onUndone, ...effects } = effectsOf(desk, recount);
  const { toReview, decide } = useDecide(flow, {
    hasKeys,
    onDecided: (decision) => {
      count(countedAs(decision));
      onDecided(decision.item);
    },
    onGone: (id) => remove([{ id }], null),
    onChanged: reread,
    onReturn: ways.bringBack,
    onUndone,
  });
  const { settle, takeBack } = flow.decisions;

  return {
    ...desk,
    ...ways,
    ...effects,
    counters: counters && countAfter(counters, flow.open.map(countedAs)),
    toReview,
    settle,
    takeBack,
    decide: (decision: Decision) => {
      ways.goOn(new Set([decision.item.id]), desk.isPhone ? 'sheet' : 'queue');
      decide(decision);
    },
  };
}
