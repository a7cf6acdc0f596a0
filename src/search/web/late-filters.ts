import { latePart } from '../../ui/late-part.ts';

export const LateFiltersDialog = latePart(async () => (await import('./FiltersDialog.tsx')).FiltersDialog);
