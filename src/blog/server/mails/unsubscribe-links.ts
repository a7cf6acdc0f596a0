import { paths } from '../../../kernel/pages/paths.ts';
import { mailMessages } from '../../messages/by-request.ts';

export const unsubscribeLinks = (leaveToken: string) => [
  { sentence: mailMessages().unsubscribeNote, url: `${paths.newsletterDisiscrizione}?token=${leaveToken}` },
];
