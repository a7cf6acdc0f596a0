import { useRef } from 'react';
import type { Camera } from '../../strutture/contract.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { MonthGridHandle } from '../../ui/MonthGrid.tsx';
import { type Actions, BookingActions, NotGuaranteedNote } from './BookingActions.tsx';
import { BookingFields } from './BookingFields.tsx';
import type { StayChoice } from './use-stay-choice.ts';

type BookingSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  choice: StayChoice;
  rooms: readonly Camera[];
  actions: Actions;
};

/** The booking panel of phones: the same fields over the whole width, the buttons pinned below. */
export function BookingSheet({ isOpen, onClose, choice, rooms, actions }: BookingSheetProps) {
  const grid = useRef<MonthGridHandle>(null);
  const footer = isOpen && <BookingActions actions={actions} grid={grid} isPinned />;
  return (
    <Dialog open={isOpen} onClose={onClose} title="Scegli le date" className="sheet" footer={footer}>
      {isOpen && <BookingFields choice={choice} rooms={rooms} grid={grid} />}
      {isOpen && <NotGuaranteedNote actions={actions} />}
    </Dialog>
  );
}
