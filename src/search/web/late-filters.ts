import { lazyDialog } from '../../ui/lazy-dialog.ts';

export const LateFiltersDialog = lazyDialog(async () => (await import('./FiltersDialog.tsx')).FiltersDialog);
