import { type Fault, SIGNED_OUT } from '../../../api/call.ts';
import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Sentences } from '../../../ui/Sentences.tsx';
import * as messages from '../../messages/admin.ts';

type SaveFooterProps = {
  label: string;
  isBusy: boolean;
  canSave: boolean;
  failure: Fault | null;
  sentence: string | null;
  form?: string;
  onSave?: () => void;
};

export function SaveFooter({ label, isBusy, canSave, failure, sentence, form, onSave }: SaveFooterProps) {
  return (
    <>
      <FailureNote sentence={sentence} isSignedOut={failure?.status === SIGNED_OUT} />
      <CloseButton aria-disabled={isBusy || undefined}>{messages.cancelButton}</CloseButton>
      <button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        className="btn"
        aria-disabled={!canSave || isBusy || undefined}
        onClick={onSave}
      >
        {isBusy ? messages.savingLabel : label}
      </button>
    </>
  );
}

type FailureNoteProps = {
  sentence: string | null;
  isSignedOut?: boolean;
};

export function FailureNote({ sentence, isSignedOut = false }: FailureNoteProps) {
  return (
    <div className="esito">
      <div role="alert">
        {sentence !== null && (
          <p className="note err-n" data-msg={sentence.split('\n')[0]}>
            <Icon name="warning-circle" />
            <Sentences text={sentence} />
          </p>
        )}
      </div>
      {sentence !== null && isSignedOut && <SignInAgain to={ADMIN_LOGIN} />}
    </div>
  );
}
