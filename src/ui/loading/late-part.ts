import { type ComponentType, createElement, lazy, memo, useEffect, useState } from 'react';
import { RetryNote } from './RetryNote.tsx';
import { ServedFrame } from './ServedFrame.tsx';
import { useHydrated } from './use-hydrated.ts';
import { whenIdle } from './use-when-idle.ts';
import * as messages from '../messages/visitor.ts';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
export const atOnce = () => Promise.resolve();
const forever = () => new Promise<never>(() => undefined);

/** Creates a server-rendered part that hydrates when the browser is idle, or stays as rendered if loading fails. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, ready = idle) {
  let Part: ComponentType<Props> | null = null;
  const prepare = async () => {
    Part ??= await load();
    return Part;
  };
  const Lazy = lazy(async () => ({ default: await ready().then(prepare).catch(forever) }));

  // Wrapped in `memo`, because React discards the server-rendered part if its props or a context change.
  const Served = memo(function Served(props: Props) {
    // The type is fixed for the component's lifetime, because another type would remount the subtree.
    const [Drawn] = useState<ComponentType<Props>>(() => Part ?? Lazy);
    return createElement(ServedFrame, null, createElement<Props>(Drawn, props));
  });

  function Fetched(props: Props) {
    const [state, setState] = useState<'away' | 'here' | 'missing'>(Part ? 'here' : 'away');
    useEffect(() => {
      prepare().then(
        () => setState('here'),
        () => setState('missing'),
      );
    }, []);
    if (Part && state === 'here') return createElement(Part, props);
    if (state === 'away') return createElement(Room);
    // Some browsers cache a failed import, so the retry reloads the page.
    return createElement(RetryNote, { sentence: messages.pagePartNotLoaded, onRetry: () => location.reload() });
  }

  function LatePart(props: Props) {
    const isHydrated = useHydrated();
    const [isServed] = useState(!isHydrated);
    return createElement<Props>(isServed ? Served : Fetched, props);
  }
  return Object.assign(LatePart, { prepare });
}

function Room() {
  return createElement('div', { className: 'late-part' });
}
