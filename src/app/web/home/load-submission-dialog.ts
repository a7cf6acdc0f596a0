/** The form over the home page, in a file of its own that nobody loads who does not want it. */
export async function loadSubmissionDialog() {
  const { SubmissionDialog } = await import('./SubmissionDialog.tsx');
  return SubmissionDialog;
}
