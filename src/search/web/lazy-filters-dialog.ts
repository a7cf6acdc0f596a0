import { lazyDialog } from '../../ui/lazy-dialog.ts';

export const LazyFiltersDialog = lazyDialog(async () => (await import('./FiltersDialog.tsx')).FiltersDialog);
