import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SHEET_GRIP } from './sheet-grip.ts';
import type { FoundPoints } from './use-points.ts';
import * as messages from '../../messages/visitor.ts';

export function ListSheet({ found }: { found: FoundPoints | null }) {
  // The list is rendered before the map, so its handle already exists.
  const [grip] = useState(() => document.getElementById(SHEET_GRIP));
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    const sheet = grip?.parentElement;
    if (!sheet) return undefined;
    const watch = new IntersectionObserver(([entry]) => setUp(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -50% 0px',
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [grip]);
  if (grip === null) return null;
  const turn = () => {
    // To return to the map, the page scrolls to the map's container, because the map itself is sticky.
    const sheet = grip.parentElement;
    (isUp ? sheet?.parentElement : sheet)?.scrollIntoView({ block: 'start' });
  };
  return createPortal(
    <button type="button" className="search-sheet-grip" aria-expanded={isUp} onClick={turn}>
      {found !== null && found.total > 0 && <b>{messages.homesFoundOnMap(found.total, found.is_at_least)}</b>}
      <span>{isUp ? messages.backToMapButton : messages.showListButton}</span>
      <Icon name={isUp ? 'caret-down' : 'caret-up'} />
    </button>,
    grip,
  );
}
