import type { MouseEvent } from 'react';
import type { IconName } from '../../ui/icon-name.ts';
import { Icon } from '../../ui/Icon.tsx';
import { filtersMessages } from '../filters-messages.it.ts';
import { type Count, type FacetCounts, facetKey } from './use-counts.ts';

/** `counts`: of every option; `null` while they are not known; absent where nobody counts. */
export type CountedProps = { counts?: FacetCounts | null | undefined };

type Option = CountedProps & { name: string; value: string | number; label: string; isOn: boolean };

/** None of those that were read is no number: others may be left. */
const isKnown = (count: Count | undefined): count is Count =>
  count !== undefined && (count.total > 0 || !count.isAtLeast);

/** What an option says of the homes that it would leave. One that would leave none stays in reach, but cannot be chosen. */
function countOf({ counts, name, value, label, isOn }: Option) {
  const count = counts?.get(facetKey(name, value));
  if (!isKnown(count)) return { number: '', attributes: {} };
  const { total, isAtLeast } = count;
  const isEmpty = total === 0 && !isOn;
  return {
    number: filtersMessages.quante(total, isAtLeast),
    attributes: {
      'aria-label': filtersMessages.conQuante(label, total, isAtLeast),
      ...(isEmpty && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }),
    },
  };
}

/** Something to tick, as large as a finger. */
export function TickPill({ icon, ...option }: Option & { icon?: IconName }) {
  const { name, value, label, isOn, counts } = option;
  const { number, attributes } = countOf(option);
  return (
    <label className="search-filter-item">
      <input type="checkbox" {...{ name, value }} defaultChecked={isOn} {...attributes} />
      <span>
        {icon && <Icon name={icon} />}
        {label}
        {counts !== undefined && <b className="search-facet num">{number}</b>}
      </span>
    </label>
  );
}

/** One of some steps, pressed to take it and pressed again to leave it. */
export function StepPill({ onPress, ...option }: Option & { onPress: () => void }) {
  const { number, attributes } = countOf(option);
  return (
    <button type="button" className="search-filter-step" aria-pressed={option.isOn} onClick={onPress} {...attributes}>
      {option.label}
      {option.counts !== undefined && <b className="search-facet num">{number}</b>}
    </button>
  );
}
