import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { useWhenIdle } from './use-when-idle.ts';

/** A part of a page that comes when the browser is idle, and is missed by nobody if it does not; until then its children, if any, stand in its place. Mounted anew, it is there at once, or asked for again. */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | null = null;
  return function IdlePart(props: Props & { children?: ReactNode }) {
    const [Part, setPart] = useState(() => here);
    useWhenIdle(() => {
      load().then(
        (loaded) => {
          here = loaded;
          return setPart(() => loaded);
        },
        () => undefined,
      );
    });
    return Part ? createElement(Part, props) : props.children;
  };
}
