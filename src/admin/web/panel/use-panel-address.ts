import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasMark, onPopstate } from '../../../ui/dialogs/popstate.ts';
import { topmostDialog } from '../../../ui/dialogs/topmost-dialog.ts';
import { type PanelAddress, readPanelAddress, writePanelAddress } from '../../rules/panel-address.ts';

/** In the history: an entry that the panel made, so that the one before it is the panel's too. */
const MARK = 'pannello';

/** A held key moves through many strutture; browsers refuse an address that changes a hundred times in half a minute. */
const SETTLE_MS = 200;

function read(): PanelAddress {
  return readPanelAddress(Object.fromEntries(new URLSearchParams(window.location.search)));
}

function urlOf(address: PanelAddress): string {
  const query = new URLSearchParams(writePanelAddress(address)).toString();
  return window.location.pathname + (query && `?${query}`);
}

/** `push`: Back leads to what was before; `replace`: it does not. */
export type GoTo = (part: Partial<PanelAddress>, how?: 'push' | 'replace') => void;

/** Hears of the steps through the history that stay in the panel, in place of the router. */
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

/**
 * What the panel shows, kept in the address for a reload and for the way back. The router is not told of a new address: to
 * it that would be a navigation that loads the page's data again. Nor of the way back, while that stays in the panel.
 */
export function usePanelAddress() {
  const [address, setAddress] = useState(read);
  const writtenAt = useRef(0);

  // An effect, because answers come late: a panel that is closed by then must not write into the address of the next page.
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
    // What lies under a dialog stays: the step is taken back, and asks the dialog to close.
    window.history.pushState({ ...window.history.state, [MARK]: true }, '', urlOf(address));
    dialog.requestClose();
  });

  const go: GoTo = (part, how = 'replace') => {
    const next = { ...address, ...part };
    const { history } = window;
    setAddress(next);
    if (how === 'replace') return;
    // What was shown just now may not be in the address yet.
    history.replaceState(history.state, '', urlOf(address));
    history.pushState({ ...history.state, [MARK]: true }, '', urlOf(next));
  };

  /** Leaves the struttura at hand: to where one came from, if that was here. */
  const leave = () => {
    if (hasMark(window.history.state, MARK)) window.history.back();
    else go({ id: null });
  };

  return { address, go, leave };
}
