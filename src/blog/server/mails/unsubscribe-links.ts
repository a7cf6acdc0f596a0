import { paths } from '../../../kernel/pages/paths.ts';
import { mailMessages } from '../../messages/by-request.ts';

/** The link opens a page with a button, because mail scanners open links (ADR 0104). */
export const unsubscribeLinks = (leaveToken: string) => [
  { sentence: mailMessages().unsubscribeNote, url: `${paths.newsletterDisiscrizione}?token=${leaveToken}` },
];
