import { ConfirmCloseDialog, type ConfirmCloseDialogProps } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

/** A `ConfirmCloseDialog` that also blocks navigation until it is confirmed. */
export function UnsavedFormDialog(props: ConfirmCloseDialogProps) {
  return (
    <>
      <ConfirmCloseDialog {...props} />
      <LeaveGuard question={props.question} />
    </>
  );
}
