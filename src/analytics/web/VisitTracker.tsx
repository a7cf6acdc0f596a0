import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { usePageVisible } from '../../ui/use-page-visible.ts';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { choose, useChoice } from './consent-store.ts';
import { sendEvents } from './send-events.ts';
import * as messages from '../messages/visitor.ts';

type VisitTrackerProps = {
  setup: AnalyticsSetup;
  path: string;
  /** Of its place, from the region down; none where it has no place. */
  names: readonly string[];
  /** Visits of other pages are not counted: their addresses may hold a secret. */
  isCounted: boolean;
  /** The page has the choice on it already. */
  isChosenHere: boolean;
};

/** The title of the page on the screen, or its path where it was asked for something: titles repeat what was searched for. */
function titleAt(path: string): string {
  return location.search === '' ? document.title : path;
}

/** Asks whoever has not chosen yet, and counts the pages of those who agreed, once each is looked at. */
export function VisitTracker({ setup, path, names, isCounted, isChosenHere }: VisitTrackerProps) {
  const choice = useChoice(setup);
  const send = useEffectEvent(() => sendEvents(setup, { path, names, title: titleAt(path) }));
  const isVisible = usePageVisible();
  /** The last path that was sent: coming back to the tab is no other visit. */
  const lastPath = useRef('');
  useEffect(() => {
    // A page that the browser draws ahead of time, or in a tab of the background, is no visit yet.
    if (!isCounted || choice !== 'accettato' || !isVisible || lastPath.current === path) return;
    lastPath.current = path;
    send();
  }, [choice, path, isCounted, isVisible]);

  const onChoice = (next: ConsentChoice) => {
    choose(next, setup);
    // The button that had the focus is gone: it starts again at the content, as on a new page.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
    announce(messages.consentStates[next]);
  };
  return choice === null && isCounted && !isChosenHere ? <ConsentBanner setup={setup} onChoice={onChoice} /> : null;
}
