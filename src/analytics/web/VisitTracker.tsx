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
  /** False if the path can contain a secret. The visit is then not counted. */
  isCounted: boolean;
  isChosenHere: boolean;
};

/** Returns the document's title or, if the URL has a query, the path, because the title could contain the search terms. */
function titleAt(path: string): string {
  return location.search === '' ? document.title : path;
}

export function VisitTracker({ setup, path, names, isCounted, isChosenHere }: VisitTrackerProps) {
  const choice = useChoice(setup);
  const send = useEffectEvent(() => sendEvents(setup, { path, names, title: titleAt(path) }));
  const isVisible = usePageVisible();
  /** Path of the last reported visit, so that returning to the tab is not counted again. */
  const lastPath = useRef('');
  useEffect(() => {
    // A page that is prerendered or in a background tab counts as a visit only once it becomes visible.
    if (!isCounted || choice !== 'accettato' || !isVisible || lastPath.current === path) return;
    lastPath.current = path;
    send();
  }, [choice, path, isCounted, isVisible]);

  const onChoice = (next: ConsentChoice) => {
    choose(next, setup);
    // The focused button disappears with the banner, so the focus moves to the content.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
    announce(messages.consentStates[next]);
  };
  return choice === null && isCounted && !isChosenHere ? <ConsentBanner setup={setup} onChoice={onChoice} /> : null;
}
