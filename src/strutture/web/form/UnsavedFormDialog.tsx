import { ConfirmCloseDialog, type ConfirmCloseDialogProps } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

export function UnsavedFormDialog(props: ConfirmCloseDialogProps) {
  return (
    <>
      <ConfirmCloseDialog {...props} />
      <LeaveGuard question={props.question} />
    </>
  );
}
