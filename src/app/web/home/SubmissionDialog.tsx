import { useState, useEffect } from 'react';
import { SubmissionForm } from '../../../strutture/web/form/SubmissionForm.tsx';
import { ConfirmCloseDialog } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { call } from '../../../api/call.ts';
import * as messages from '../../messages/visitor.ts';

/** Loads the signed-in owner's email address separately, because publicly cached pages must not contain it. */
function useAccountEmail(isWanted: boolean): string {
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const answer = await call('GET /api/accesso', { signal: controller.signal });
      if (!controller.signal.aborted) setEmail(answer.ok ? (answer.data.data?.email ?? '') : '');
    };
    void load();
    return () => controller.abort();
  }, [isWanted]);
  return email;
}

export type SubmissionDialogProps = { isOpen: boolean; onClose: () => void };

export function SubmissionDialog({ isOpen, onClose }: SubmissionDialogProps) {
  const email = useAccountEmail(isOpen);
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
