import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadSubmissionDialog } from './load-submission-dialog.ts';
import type { SubmissionDialogProps } from './SubmissionDialog.tsx';

/** The submission form over the home page, once it is asked for; if its code does not come, the page of the form instead. */
export function FormOverHome({ isOpen, onClose }: SubmissionDialogProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ Form: ComponentType<SubmissionDialogProps> } | null>(null);
  const isMissing = isOpen && dialog === null;
  useEffect(() => {
    if (!isMissing) return;
    loadSubmissionDialog().then(
      (Form) => setDialog({ Form }),
      () => navigate('/inserisci', { replace: true }),
    );
  }, [isMissing, navigate]);
  return dialog && <dialog.Form isOpen={isOpen} onClose={onClose} />;
}
