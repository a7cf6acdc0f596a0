import { formatCount } from '../../../kernel/format-count.ts';
import type { AdminCounters } from '../../../strutture/admin-contract.ts';
import * as t from './messages.it.ts';

/** "Counters: pending, approved, total." What its owner paused has been approved, too. */
export function Counters({ counters }: { counters: AdminCounters | null }) {
  const { in_attesa: pending, totale: total } = counters ?? {};
  const approved = counters ? counters.approvate + counters.sospese : undefined;
  const cells = [
    { count: pending, label: t.inAttesa, isHot: pending !== 0 },
    { count: approved, label: approved === 1 ? 'approvata' : 'approvate' },
    { count: total, label: total === 1 ? 'totale' : 'totali' },
  ];
  return (
    <ul className="admin-counters" aria-label={t.strutture} aria-busy={counters === null}>
      {cells.map(({ count, label, isHot }) => (
        <li key={label} className={isHot ? 'hot' : undefined}>
          <b>{count === undefined ? '–' : formatCount(count)}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
