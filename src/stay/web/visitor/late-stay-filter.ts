import { lazyDialog } from '../../../ui/lazy-dialog.ts';

// Apart from the other dialogs: a list of homes loads this one alone.
export const LateStayFilterDialog = lazyDialog(async () => (await import('./StayFilterDialog.tsx')).StayFilterDialog);
