import { Activity, useRef } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { type Actions, BookingActions, NotGuaranteedNote } from './BookingActions.tsx';
import { Bill } from './Bill.tsx';
import { BillPart, type BookingFieldsProps, DatesPart, GuestsField, nextStep, RoomField } from './BookingFields.tsx';
import { PolicyNote } from './PolicyNote.tsx';
import { stepsOf } from './StayTerms.tsx';
import * as messages from '../../messages/visitor.ts';

/** Must match the breakpoint in booking-panel.css. */
const NARROW = '(max-width: 860px)';

type BookingSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  fields: Omit<BookingFieldsProps, 'grid'>;
  actions: Actions;
};

export function BookingSheet({ isOpen, onClose, fields, actions }: BookingSheetProps) {
  const grid = useRef<MonthGridHandle>(null);
  const isNarrow = useMediaQuery(NARROW);
  const { quote, blocked, isPending, selection, limits } = fields.choice;
  const footer = isOpen && (
    <>
      {quote === null && <p className="stay-no-bill">{nextStep(selection, limits)}</p>}
      {quote && !blocked && <Bill quote={quote} isPending={isPending} part="total" />}
      <BookingActions actions={actions} grid={grid} isPinned />
    </>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} title={messages.chooseDatesButton} className="stay-sheet" footer={footer}>
      {/* The sheet is rendered before it is opened, so that it opens instantly. */}
      {(isOpen || isNarrow) && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <RoomField {...fields} />
          <DatesPart {...fields} grid={grid} />
          <GuestsField {...fields} />
          <BillPart {...fields} grid={grid} isTotalBelow>
            {fields.politica && (
              <PolicyNote politica={fields.politica} steps={stepsOf(fields.politica, fields.choice)} />
            )}
          </BillPart>
        </Activity>
      )}
      {isOpen && <NotGuaranteedNote actions={actions} />}
    </Dialog>
  );
}
