import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ConflictBox } from '../../rules/conflict-boxes.ts';
import { place } from './EventBar.tsx';
import { conflictName } from './event-words.ts';
import type { GridConflict } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

type ConflictMarkProps = {
  box: ConflictBox<GridConflict>;
  isBesideMore: boolean;
  isTabStop: boolean;
  onOpen: () => void;
};

export function ConflictMark({ box, isBesideMore, isTabStop, onOpen }: ConflictMarkProps) {
  const { conflicts, span, top, bottom, comesFromBefore, goesOn } = box;
  const style = { ...place(span, top), '--alte': bottom - top };
  const isSmall = span === 1 || isBesideMore;
  const className = classNames(
    'calendar-conflict',
    comesFromBefore && 'da',
    goesOn && 'va',
    isSmall && 'piccolo',
    isBesideMore && 'accanto',
  );
  const name = conflicts.map(conflictName).join('; ');
  return (
    <div className={className} style={style}>
      <button type="button" tabIndex={isTabStop ? 0 : -1} aria-label={name} title={name} onClick={onOpen}>
        <Icon name="warning" size={16} />
        <span>{messages.conflictLabel}</span>
      </button>
    </div>
  );
}
