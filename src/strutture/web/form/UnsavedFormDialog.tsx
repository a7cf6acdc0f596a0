import { ConfirmCloseDialog, type ConfirmCloseDialogProps } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

/** A `ConfirmCloseDialog` whose page is not left, either, before its question was answered. */
export function UnsavedFormDialog(props: ConfirmCloseDialogProps) {
  return (
    <>
      <ConfirmCloseDialog {...props} />
      <LeaveGuard question={props.question} />
    </>
  );
}
