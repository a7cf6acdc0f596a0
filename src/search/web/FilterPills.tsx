import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icons/Icon.tsx';
import { isPlainPress } from '../../ui/is-plain-press.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.ts';
import { useRenewedDialog } from '../../ui/dialogs/use-renewed-dialog.ts';
import { useWhenIdle } from '../../ui/loading/use-when-idle.ts';
import type { FilterPill, ResultsTools } from './results.ts';
import * as messages from '../messages/visitor.ts';

const LazyFiltersDialog = lazyDialog(async () => (await import('./FiltersDialog.tsx')).FiltersDialog);

function Pill({ pill: { label, icon, href, isOn } }: { pill: FilterPill }) {
  return (
    <Link className="pill" to={href} preventScrollReset aria-current={isOn ? 'true' : undefined}>
      <Icon name={isOn ? 'x' : icon} />
      {label}
    </Link>
  );
}

export function FilterPills({ pills }: Pick<ResultsTools, 'pills'>) {
  return (
    <div className="search-filters">
      {pills.map((pill) => (
        <Pill key={pill.label} {...{ pill }} />
      ))}
    </div>
  );
}

export function AllFilters({ tools }: { tools: ResultsTools }) {
  const { isOpen, open, close, drawing } = useRenewedDialog();
  useWhenIdle(() => void LazyFiltersDialog.prepare());
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  const { activeCount, filtersHref } = tools;
  return (
    <>
      <Link className="pill search-all-filters" to={filtersHref} aria-haspopup="dialog" onClick={press}>
        <Icon name="sliders-horizontal" />
        <span>{messages.filtersTitle}</span>
        {activeCount > 0 && <b className="num">{activeCount}</b>}
      </Link>
      <LazyFiltersDialog key={`${drawing} ${filtersHref}`} isOpen={isOpen} onClose={close} {...{ tools }} />
    </>
  );
}
