import { lazyDialog } from '../../../../ui/lazy-dialog.ts';

export const LateCancelDialog = lazyDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);
