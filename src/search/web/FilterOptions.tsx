import type { MouseEvent } from 'react';
import type { IconName } from '../../ui/icons/icon-name.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Count, type FacetCounts, facetKey } from './use-counts.ts';
import * as messages from '../messages/visitor.ts';

/** `counts`: of every option; `null` while they are not known; absent where nobody counts. */
export type CountedProps = { counts?: FacetCounts | null | undefined };

type Option = CountedProps & { name: string; value: string | number; label: string; isOn: boolean };

/** None of those that were read is no number: others may be left. */
export function isKnown(count: Count | null | undefined): count is Count {
  return count !== null && count !== undefined && (count.total > 0 || !count.isAtLeast);
}

/** What an option says of the homes that it would leave. */
function countOf({ counts, name, value, label }: Option) {
  const count = counts?.get(facetKey(name, value));
  if (!isKnown(count)) return { isEmpty: false, number: '', said: undefined };
  const { total, isAtLeast } = count;
  return {
    isEmpty: total === 0,
    number: messages.facetCount(total, isAtLeast),
    said: messages.optionWithCount(label, total, isAtLeast),
  };
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

type PillProps = Option & {
  icon?: IconName;
  /** Of one that is no field of the form. */
  onPress?: () => void;
};

/** Something to tick, as large as a finger. One that would leave no home stays in reach, but cannot be ticked. */
export function TickPill({ icon, onPress, ...option }: PillProps) {
  const { name, value, label, isOn, counts } = option;
  const { number, said, isEmpty } = countOf(option);
  const isRefused = isEmpty && !isOn;
  const state = onPress
    ? { checked: isOn, onChange: isRefused ? () => undefined : onPress }
    : { name, value, defaultChecked: isOn };
  return (
    <label className="search-filter-item">
      <input
        type="checkbox"
        {...state}
        aria-label={said}
        aria-disabled={isRefused || undefined}
        onClick={isRefused ? refuse : undefined}
      />
      <span>
        {icon && <Icon name={icon} />}
        {label}
        {counts !== undefined && <b className="search-facet num">{number}</b>}
      </span>
    </label>
  );
}
