import { type Fault, SIGNED_OUT } from '../../../api/call.ts';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { FailureNote } from './FailureNote.tsx';
import * as t from './messages.it.ts';

type SaveFooterProps = {
  /** What the button says, and while it is under way. */
  label: string;
  isBusy: boolean;
  /** Whether there is anything to save. */
  canSave: boolean;
  failure: Fault | null;
  /** The failure as this dialog says it. */
  sentence: string | null;
  /** The form that the button sends; without one `onSave`. */
  form?: string;
  onSave?: () => void;
};

/** The end of a dialog that saves something: what went wrong, Annulla, and the button. */
export function SaveFooter({ label, isBusy, canSave, failure, sentence, form, onSave }: SaveFooterProps) {
  return (
    <>
      <FailureNote sentence={sentence} isSignedOut={failure?.status === SIGNED_OUT} />
      <CloseButton aria-disabled={isBusy || undefined}>{t.annulla}</CloseButton>
      <button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        className="btn"
        aria-disabled={!canSave || isBusy || undefined}
        onClick={onSave}
      >
        {isBusy ? t.salviamo : label}
      </button>
    </>
  );
}
