import { CarefulDialog, type CarefulDialogProps } from '../../../ui/CarefulDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

/** A `CarefulDialog` whose page is not left, either, before its question was answered. */
export function GuardedDialog(props: CarefulDialogProps) {
  return (
    <>
      <CarefulDialog {...props} />
      <LeaveGuard question={props.question} />
    </>
  );
}
