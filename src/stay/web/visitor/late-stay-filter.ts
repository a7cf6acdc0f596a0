import { latePart } from '../../../ui/late-part.ts';

export const LateStayFilterDialog = latePart(async () => (await import('./StayFilterDialog.tsx')).StayFilterDialog);
