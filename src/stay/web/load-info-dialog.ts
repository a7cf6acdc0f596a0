/** The ways to write or call, in a file of their own: nobody waits for them before they are asked for. */
export async function loadInfoDialog() {
  const { InfoDialog } = await import('./InfoDialog.tsx');
  return InfoDialog;
}
