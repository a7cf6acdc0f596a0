import { latePart } from '../../../ui/late-part.ts';

/** Comments and their form, at the end of what is read first. */
export const LateComments = latePart(async () => (await import('./Comments.tsx')).Comments);
