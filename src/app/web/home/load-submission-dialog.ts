export async function loadSubmissionDialog() {
  const { SubmissionDialog } = await import('./SubmissionDialog.tsx');
  return SubmissionDialog;
}
