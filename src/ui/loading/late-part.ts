import { type ComponentType, createElement, lazy, memo, useEffect, useState } from 'react';
import { RetryNote } from './RetryNote.tsx';
import { ServedFrame } from './ServedFrame.tsx';
import { useHydrated } from './use-hydrated.ts';
import { whenIdle } from './use-when-idle.ts';
import * as messages from '../messages/visitor.ts';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
/** For `latePart`: its file is asked for while the rest of the page comes to life. */
export const atOnce = () => Promise.resolve();
const forever = () => new Promise<never>(() => undefined);

/**
 * A part of a page that is not pressed first, in a file that the page does not wait for. The server draws it with the page (`prepare`, in its
 * loader); it can be read at once, and comes to life when the browser is idle. A file that does not come leaves it as it was drawn.
 * `ready`: what its file waits for; a part that is wanted as soon as the page is alive waits for nothing.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, ready = idle) {
  let Part: ComponentType<Props> | null = null;
  const prepare = async () => {
    Part ??= await load();
    return Part;
  };
  const Lazy = lazy(async () => ({ default: await ready().then(prepare).catch(forever) }));

  // What the server drew stays while its file is on the way. React drops it where its properties change, hence `memo`, or a context.
  const Served = memo(function Served(props: Props) {
    // The same one ever after: another would draw all of it anew, though its file has come in the meantime.
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
    // Browsers remember that a file failed: only the page anew asks for it again.
    if (state === 'away') return createElement(Room);
    return createElement(RetryNote, { sentence: messages.pagePartNotLoaded, onRetry: () => location.reload() });
  }

  function LatePart(props: Props) {
    const isHydrated = useHydrated();
    const [isServed] = useState(!isHydrated);
    return createElement<Props>(isServed ? Served : Fetched, props);
  }
  return Object.assign(LatePart, { prepare });
}

/** Room for what comes, so that what is below it does not jump. */
function Room() {
  return createElement('div', { className: 'late-part' });
}
