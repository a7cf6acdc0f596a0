import { type ComponentType, createElement, useEffect, useState } from 'react';
import { MissingPart } from './MissingPart.tsx';

/** What lies over a page and is not there until somebody asks for it. */
type OverPage = { isOpen: boolean; onClose: () => void };

/**
 * A dialog in a file of its own, which the page does not wait for. `prepare` fetches it before anybody asks for it; a click
 * that comes earlier opens it as soon as it is there. If its file does not come, as after a new version of the portal, a
 * sentence in its place says so.
 */
export function lazyDialog<Props extends OverPage>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    Part ??= await load();
  };

  function LatePart(props: Props) {
    const { isOpen, onClose } = props;
    const [state, setState] = useState<'away' | 'here' | 'missing'>('away');
    const isAwaited = isOpen && state === 'away';
    useEffect(() => {
      if (!isAwaited) return;
      fetchPart().then(
        () => setState('here'),
        () => setState('missing'),
      );
    }, [isAwaited]);
    // Whoever opens it again tries again; browsers that remember the failure need the page anew.
    if (state === 'missing' && !isOpen) setState('away');
    if (Part) return createElement(Part, props);
    return state === 'missing' && isOpen ? createElement(MissingPart, { onClose }) : null;
  }

  /** If it does not come now, whoever opens it hears of that. */
  const prepare = () => fetchPart().catch(() => undefined);
  return Object.assign(LatePart, { prepare });
}
