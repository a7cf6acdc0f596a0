import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.ts';
import { useWhenIdle } from '../../ui/use-when-idle.ts';
import { resultsMessages } from '../results-messages.it.ts';
import type { FilterPill, ResultsTools } from './results.ts';

const LazyFiltersDialog = lazyDialog(async () => (await import('./FiltersDialog.tsx')).FiltersDialog);

/** A way to press a link that is meant for this page, not for another tab. */
function staysHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function Pill({ pill: { label, icon, href, isOn } }: { pill: FilterPill }) {
  return (
    <Link className="pill" to={href} preventScrollReset aria-current={isOn ? 'true' : undefined}>
      <Icon name={isOn ? 'x' : icon} />
      {label}
    </Link>
  );
}

/** The filters asked for most, and the way to all of them: a dialog, and without scripts a page. */
export function FilterPills({ tools }: { tools: ResultsTools }) {
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  useWhenIdle(() => void LazyFiltersDialog.prepare());
  const close = () => setOpening(({ count }) => ({ isOpen: false, count }));
  const open = (event: MouseEvent) => {
    if (!staysHere(event)) return;
    event.preventDefault();
    setOpening(({ count }) => ({ isOpen: true, count: count + 1 }));
  };
  const { pills, activeCount, filtersHref } = tools;
  return (
    <div className="search-filters">
      {pills.map((pill) => (
        <Pill key={pill.label} {...{ pill }} />
      ))}
      <Link className="pill" to={filtersHref} aria-haspopup="dialog" onClick={open}>
        <Icon name="sliders-horizontal" />
        {resultsMessages.filtri}
        {activeCount > 0 && <b className="num">{activeCount}</b>}
      </Link>
      <LazyFiltersDialog key={opening.count} isOpen={opening.isOpen} onClose={close} {...{ tools }} />
    </div>
  );
}
