import { latePart } from '../../../../ui/loading/late-part.ts';

export const LateNewsletterBand = latePart(async () => (await import('./NewsletterBand.tsx')).NewsletterBand);
