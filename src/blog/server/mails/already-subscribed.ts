import { paths } from '../../../kernel/paths.ts';
import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

export const alreadySubscribed: MailFile<{ leave_token: string }> = {
  examples: [{ leave_token: 'x' }],
  write({ leave_token }, publicUrl) {
    const links = unsubscribeLinks(leave_token, publicUrl);
    return writeMail({ ...mailMessages().alreadySubscribedMail, links }, publicUrl + paths.blog);
  },
};
