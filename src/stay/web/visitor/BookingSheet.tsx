import { useRef } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { MonthGridHandle } from '../../../ui/MonthGrid.tsx';
import { type Actions, BookingActions, NotGuaranteedNote } from './BookingActions.tsx';
import { BookingFields, type BookingFieldsProps } from './BookingFields.tsx';
import * as t from './messages.it.ts';

type BookingSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  fields: Omit<BookingFieldsProps, 'grid'>;
  actions: Actions;
};

export function BookingSheet({ isOpen, onClose, fields, actions }: BookingSheetProps) {
  const grid = useRef<MonthGridHandle>(null);
  const footer = isOpen && <BookingActions actions={actions} grid={grid} isPinned />;
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.scegliLeDate} className="stay-sheet" footer={footer}>
      {isOpen && <BookingFields {...fields} grid={grid} />}
      {isOpen && <NotGuaranteedNote actions={actions} />}
    </Dialog>
  );
}
