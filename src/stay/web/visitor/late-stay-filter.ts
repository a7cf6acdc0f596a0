import { lazyDialog } from '../../../ui/lazy-dialog.ts';

export const LateStayFilterDialog = lazyDialog(async () => (await import('./StayFilterDialog.tsx')).StayFilterDialog);
