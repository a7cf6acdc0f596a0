import { countAfter } from '../../rules/count-after.ts';
import type { Tab } from '../../rules/panel-address.ts';
import type { Decision } from './decisions.ts';
import { effectsOf } from './effects-of.ts';
import { useCounters } from './use-counters.ts';
import { useDecide } from './use-decide.ts';
import { useDecisions } from './use-decisions.ts';
import { useDesk } from './use-desk.ts';
import { useGrowth } from './use-growth.ts';
import { waysOf } from './ways-of.ts';

export type Panel = ReturnType<typeof usePanel>;

/** All that the panel shows, and what can be done with it. */
export function usePanel() {
  const flow = useDecisions();
  const desk = useDesk(flow.open);
  const { counters, reload: recount } = useCounters();
  useGrowth(desk.queue, counters);
  const ways = waysOf(desk);
  const { remove, reread, onDecided, ...effects } = effectsOf(desk, recount);
  const { changed, decide } = useDecide(flow, {
    onDecided,
    onGone: (id) => remove([{ id }], null),
    onChanged: reread,
    onReturn: (id) => desk.show(id, desk.isPhone ? 'sheet' : 'queue'),
  });
  const { flush, settle, takeBack } = flow.decisions;
  const decided = flow.open.map(({ kind, item }) => ({ kind, richiesta: item.richiesta }));

  return {
    ...desk,
    ...ways,
    ...effects,
    counters: counters && countAfter(counters, decided),
    changed,
    flush,
    settle,
    takeBack,
    decide: (decision: Decision) => {
      ways.goOn(new Set([decision.item.id]), desk.isPhone ? 'sheet' : 'queue');
      decide(decision);
    },
    goToTab: (tab: Tab) => {
      flush();
      ways.goToTab(tab);
    },
  };
}
