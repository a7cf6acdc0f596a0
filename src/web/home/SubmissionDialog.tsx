import { useRef, useState } from 'react';
import { useOwnEmail } from '../../accounts/web/use-own-email.ts';
import { SubmissionForm } from '../../strutture/web/form/SubmissionForm.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCarefulClose } from '../../ui/use-careful-close.ts';

export type SubmissionDialogProps = { isOpen: boolean; onClose: () => void };

/** The submission form over the home page; asks before something unsent is put away. The draft is kept either way. */
export function SubmissionDialog({ isOpen, onClose }: SubmissionDialogProps) {
  const email = useOwnEmail(isOpen);
  const [question, setQuestion] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const canClose = () => {
    if (question !== null) setAsking(true);
    return question === null;
  };
  const inside = useRef<HTMLDivElement>(null);
  const close = useCarefulClose({ inside, open: isOpen, canClose, onClose });
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog open={isOpen} onClose={close} canClose={canClose} title="Inserisci la tua Struttura" className="modulo-d">
        <div ref={inside}>
          {isOpen && <SubmissionForm email={email} heading="h3" onUnsentChange={setQuestion} onHome={onClose} />}
        </div>
      </Dialog>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={leave}>
        <p>{question}</p>
      </ConfirmDialog>
    </>
  );
}
