import { useState } from 'react';
import { SubmissionForm } from '../../strutture/web/form/SubmissionForm.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export type SubmissionDialogProps = { isOpen: boolean; onClose: () => void };

/** The submission form over the home page; asks before something unsent is put away. The draft is kept either way. */
export function SubmissionDialog({ isOpen, onClose }: SubmissionDialogProps) {
  const [question, setQuestion] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const canClose = () => {
    if (question !== null) setAsking(true);
    return question === null;
  };
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={onClose}
        canClose={canClose}
        title="Inserisci la tua Struttura"
        className="modulo-d"
      >
        {isOpen && <SubmissionForm email="" heading="h3" onUnsentChange={setQuestion} onHome={onClose} />}
      </Dialog>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={leave}>
        <p>{question}</p>
      </ConfirmDialog>
    </>
  );
}
