import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { gridMessages } from '../../grid-messages.it.ts';
import type { ConflictBox } from '../../rules/conflict-boxes.ts';
import { place } from './EventBar.tsx';
import { conflictName } from './event-words.ts';
import type { GridConflict } from './grid-event.ts';

type ConflictMarkProps = {
  box: ConflictBox<GridConflict>;
  isTabStop: boolean;
  onOpen: () => void;
};

/** The dashed box around the nights that two reservations share; its label opens the first of them. */
export function ConflictMark({ box, isTabStop, onOpen }: ConflictMarkProps) {
  const { conflict, span, top, bottom, comesFromBefore, goesOn } = box;
  const style = { ...place(span, top), '--alte': bottom - top };
  return (
    <div className={classNames('cf', comesFromBefore && 'da', goesOn && 'va', span === 1 && 'una')} style={style}>
      <button type="button" tabIndex={isTabStop ? 0 : -1} aria-label={conflictName(conflict)} onClick={onOpen}>
        <Icon name="warning" size={16} />
        <span>{gridMessages.conflitto}</span>
      </button>
    </div>
  );
}
