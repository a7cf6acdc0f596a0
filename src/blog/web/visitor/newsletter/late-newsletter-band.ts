import { latePart } from '../../../../ui/loading/late-part.ts';

/** The newsletter band at the end of the blog. Its form works once scripts are loaded. */
export const LateNewsletterBand = latePart(async () => (await import('./NewsletterBand.tsx')).NewsletterBand);
