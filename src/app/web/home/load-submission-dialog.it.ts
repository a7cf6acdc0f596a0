import type { ComponentType } from 'react';
import type { SubmissionDialogProps } from './SubmissionDialog.tsx';

/** Loads the submission form; `null` in languages without owner pages. */
export const loadSubmissionDialog: (() => Promise<ComponentType<SubmissionDialogProps>>) | null = async () => {
  const { SubmissionDialog } = await import('./SubmissionDialog.tsx');
  return SubmissionDialog;
};
