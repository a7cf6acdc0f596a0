import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { DialogLoadFailure } from './DialogLoadFailure.tsx';

type OverlayProps = { isOpen: boolean; onClose: () => void };

/** Creates a lazy dialog. `prepare` renders it closed in time slices, so that the page stays responsive. */
export function lazyDialog<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  let Dialog: ComponentType<Props> | null = null;
  const { promise: prepared, resolve: resolvePrepared } = Promise.withResolvers<void>();
  const fetchDialog = async () => {
    Dialog ??= await load();
  };

  function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const [state, setState] = useState<'away' | 'here' | 'missing'>('away');
    const isAwaited = isOpen && state === 'away';
    useEffect(() => {
      void prepared.then(() => startTransition(() => setState('here')));
      if (isAwaited) fetchDialog().then(resolvePrepared, () => setState('missing'));
    }, [isAwaited]);
    // Opening the dialog again retries the load. In browsers that cache the failure, the page must be reloaded.
    if (state === 'missing' && !isOpen) setState('away');
    if (Dialog) return createElement(Dialog, props);
    return state === 'missing' && isOpen ? createElement(DialogLoadFailure, { onClose }) : null;
  }

  /** Loads the dialog early. Failures are ignored, because they are shown when the dialog opens. */
  const prepare = () => fetchDialog().then(resolvePrepared, () => undefined);
  return Object.assign(LazyDialog, { prepare });
}
