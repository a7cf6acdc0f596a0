import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../ui/toasts/announce.ts';
import { usePageVisible } from '../../ui/loading/use-page-visible.ts';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { choose, useChoice } from './consent-store.ts';
import { sendEvents } from './send-events.ts';
import * as messages from '../messages/visitor.ts';

type VisitTrackerProps = {
  setup: AnalyticsSetup;
  path: string;
  names: readonly string[];
  /** If `false`, the visit is not counted, because the URL may contain a secret. */
  isCounted: boolean;
  isChosenHere: boolean;
};

/** If the URL has a query, the title would repeat the search terms, so the path is sent instead. */
function titleAt(path: string): string {
  return location.search === '' ? document.title : path;
}

export function VisitTracker({ setup, path, names, isCounted, isChosenHere }: VisitTrackerProps) {
  const choice = useChoice(setup);
  const send = useEffectEvent(() => sendEvents(setup, { path, names, title: titleAt(path) }));
  const isVisible = usePageVisible();
  /** The last path that was sent. Returning to the tab is not a new visit. */
  const lastPath = useRef('');
  useEffect(() => {
    // A prerendered page or a page in a background tab is not a visit yet.
    if (!isCounted || choice !== 'accettato' || !isVisible || lastPath.current === path) return;
    lastPath.current = path;
    send();
  }, [choice, path, isCounted, isVisible]);

  const onChoice = (next: ConsentChoice) => {
    choose(next, setup);
    // The focused button was removed, so the focus moves to the content, as on a new page.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
    announce(messages.consentStates[next]);
  };
  return choice === null && isCounted && !isChosenHere ? <ConsentBanner setup={setup} onChoice={onChoice} /> : null;
}
