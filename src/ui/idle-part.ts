import { type ComponentType, createElement, useState } from 'react';
import { useWhenIdle } from './use-when-idle.ts';

/** A part of a page that comes when the browser is idle, and is missed by nobody if it does not; until then there is nothing in its place. */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function IdlePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useWhenIdle(() => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
    });
    return Part && createElement(Part, props);
  };
}
