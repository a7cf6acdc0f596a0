import type { ComponentType } from 'react';
import type { SubmissionDialogProps } from './SubmissionDialog.tsx';

/** The form of a struttura over the home page; `null` where owners have no pages in the language. */
export const loadSubmissionDialog: (() => Promise<ComponentType<SubmissionDialogProps>>) | null = async () => {
  const { SubmissionDialog } = await import('./SubmissionDialog.tsx');
  return SubmissionDialog;
};
