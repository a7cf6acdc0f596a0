import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { DialogLoadFailure } from './DialogLoadFailure.tsx';

/** What lies over a page and is not there until somebody asks for it. */
type OverlayProps = { isOpen: boolean; onClose: () => void };

/**
 * A dialog in a file the page does not wait for. `prepare` fetches it early and draws it, closed, in pieces between which the page
 * answers: who opens it then waits for nothing but the browser. A file that does not come is said in its place.
 */
export function lazyDialog<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  let Dialog: ComponentType<Props> | null = null;
  const { promise: prepared, resolve: sayPrepared } = Promise.withResolvers<void>();
  const fetchDialog = async () => {
    Dialog ??= await load();
  };

  function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const [state, setState] = useState<'away' | 'here' | 'missing'>('away');
    const isAwaited = isOpen && state === 'away';
    useEffect(() => {
      void prepared.then(() => startTransition(() => setState('here')));
      if (isAwaited) fetchDialog().then(sayPrepared, () => setState('missing'));
    }, [isAwaited]);
    // Whoever opens it again tries again; browsers that remember the failure need the page anew.
    if (state === 'missing' && !isOpen) setState('away');
    if (Dialog) return createElement(Dialog, props);
    return state === 'missing' && isOpen ? createElement(DialogLoadFailure, { onClose }) : null;
  }

  /** If it does not come now, whoever opens it hears of that. */
  const prepare = () => fetchDialog().then(sayPrepared, () => undefined);
  return Object.assign(LazyDialog, { prepare });
}
