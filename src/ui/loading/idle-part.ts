import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { useWhenIdle } from './use-when-idle.ts';

/** Creates an optional part that loads when idle. Its children remain visible if loading fails. */
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
