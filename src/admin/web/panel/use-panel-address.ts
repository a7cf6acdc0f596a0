import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasMark, onPopstate } from '../../../ui/dialogs/popstate.ts';
import { topmostDialog } from '../../../ui/dialogs/topmost-dialog.ts';
import { type PanelAddress, readPanelAddress, writePanelAddress } from '../../rules/panel-address.ts';

/** Key that marks the state of history entries whose previous entry also belongs to the panel. */
const MARK = 'pannello';

/** Minimum time in milliseconds between two replacements of the URL, because browsers limit their rate. */
const SETTLE_MS = 200;

function read(): PanelAddress {
  return readPanelAddress(Object.fromEntries(new URLSearchParams(window.location.search)));
}

function urlOf(address: PanelAddress): string {
  const query = new URLSearchParams(writePanelAddress(address)).toString();
  return window.location.pathname + (query && `?${query}`);
}

export type GoTo = (part: Partial<PanelAddress>, how?: 'push' | 'replace') => void;

function usePanelStep(follow: () => void): void {
  const onStep = useEffectEvent(follow);
  useEffect(() => {
    const page = window.location.pathname;
    return onPopstate(() => {
      const isHere = window.location.pathname === page;
      if (isHere) onStep();
      return isHere;
    });
  }, []);
}

/** Bypasses the router, which would treat a new URL as a navigation and reload the page's data. */
export function usePanelAddress() {
  const [address, setAddress] = useState(read);
  const writtenAt = useRef(0);

  // Cancels the pending update when the panel closes, so that it cannot change the next page's URL.
  useEffect(() => {
    const page = window.location.pathname;
    const write = () => {
      if (window.location.pathname !== page) return;
      writtenAt.current = Date.now();
      window.history.replaceState(window.history.state, '', urlOf(address));
    };
    const timer = setTimeout(write, Math.max(0, writtenAt.current + SETTLE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [address]);
  usePanelStep(() => {
    const dialog = topmostDialog();
    if (!(dialog instanceof HTMLDialogElement)) return setAddress(read());
    // While a dialog is open, the panel reverts the history step and requests that the dialog close instead.
    window.history.pushState({ ...window.history.state, [MARK]: true }, '', urlOf(address));
    dialog.requestClose();
  });

  const go: GoTo = (part, how = 'replace') => {
    const next = { ...address, ...part };
    const { history } = window;
    setAddress(next);
    if (how === 'replace') return;
    // First writes the current state to the URL, because its delayed update may still be pending.
    history.replaceState(history.state, '', urlOf(address));
    history.pushState({ ...history.state, [MARK]: true }, '', urlOf(next));
  };

  const leave = () => {
    if (hasMark(window.history.state, MARK)) window.history.back();
    else go({ id: null });
  };

  return { address, go, leave };
}
