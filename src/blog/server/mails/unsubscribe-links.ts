import { paths } from '../../../kernel/paths.ts';
import { mailMessages } from '../../messages/by-request.ts';

/** The link opens a page with a button (ADR 0104). */
export const unsubscribeLinks = (leaveToken: string, publicUrl: string) => [
  {
    sentence: mailMessages().unsubscribeNote,
    url: `${publicUrl}${paths.newsletterDisiscrizione}?token=${leaveToken}`,
  },
];
