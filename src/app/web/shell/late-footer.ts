import { latePart } from '../../../ui/loading/late-part.ts';

/** The foot of every page: links and names, which lead on before their file is there. */
export const LateFooter = latePart(async () => (await import('./Footer.tsx')).Footer);
