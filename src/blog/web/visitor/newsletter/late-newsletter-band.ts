import { latePart } from '../../../../ui/loading/late-part.ts';

/** The band at the foot of the blog: its form takes an address once scripts are there. */
export const LateNewsletterBand = latePart(async () => (await import('./NewsletterBand.tsx')).NewsletterBand);
