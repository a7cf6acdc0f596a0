import type { MouseEvent } from 'react';
import type { IconName } from '../../ui/icons/icon-name.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Count, type FacetCounts, facetKey } from './use-counts.ts';
import * as messages from '../messages/visitor.ts';

/** `null` while counts are loading; `undefined` if they are not available. */
export type CountedProps = { counts?: FacetCounts | null | undefined };

type Option = CountedProps & { name: string; value: string | number; label: string; isOn: boolean };

/** Returns whether the count is usable. A lower bound of 0 is not, because uncounted homes may match. */
export function isKnown(count: Count | null | undefined): count is Count {
  return count !== null && count !== undefined && (count.total > 0 || !count.isAtLeast);
}

function countOf({ counts, name, value, label }: Option) {
  const count = counts?.get(facetKey(name, value));
  if (!isKnown(count)) return { isEmpty: false, number: '', accessibleName: undefined };
  const { total, isAtLeast } = count;
  return {
    isEmpty: total === 0,
    number: messages.facetCount(total, isAtLeast),
    accessibleName: messages.optionWithCount(label, total, isAtLeast),
  };
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

type PillProps = Option & {
  icon?: IconName;
  onPress?: () => void;
};

/** An option that matches no home remains focusable but cannot be checked. */
export function TickPill({ icon, onPress, ...option }: PillProps) {
  const { name, value, label, isOn, counts } = option;
  const { number, accessibleName, isEmpty } = countOf(option);
  const isRefused = isEmpty && !isOn;
  const state = onPress
    ? { checked: isOn, onChange: isRefused ? () => undefined : onPress }
    : { name, value, defaultChecked: isOn };
  return (
    <label className="search-filter-item">
      <input
        type="checkbox"
        {...state}
        aria-label={accessibleName}
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
