import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { useWhenIdle } from './use-when-idle.ts';

/**
 * An optional part of a page that loads when the browser is idle. Its children are shown until it has loaded, or permanently if
 * loading fails.
 */
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
