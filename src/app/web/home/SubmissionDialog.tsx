import { useState } from 'react';
import { useOwnEmail } from '../../../accounts/web/owner/use-own-email.ts';
import { SubmissionForm } from '../../../strutture/web/form/SubmissionForm.tsx';
import { ConfirmCloseDialog } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import * as messages from '../../messages/visitor.ts';

export type SubmissionDialogProps = { isOpen: boolean; onClose: () => void };

/** The submission form over the home page; asks before something unsent is put away. The draft is kept either way. */
export function SubmissionDialog({ isOpen, onClose }: SubmissionDialogProps) {
  const email = useOwnEmail(isOpen);
  const [question, setQuestion] = useState<string | null>(null);
  return (
    <ConfirmCloseDialog
      open={isOpen}
      onClose={onClose}
      question={question}
      title={messages.addYourPropertyLink}
      className="strutture-form-dialog"
    >
      {isOpen && <SubmissionForm email={email} heading="h3" onUnsentChange={setQuestion} onHome={onClose} />}
    </ConfirmCloseDialog>
  );
}
