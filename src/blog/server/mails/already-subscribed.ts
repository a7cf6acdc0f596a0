import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

export const alreadySubscribed = defineMail([{ leave_token: 'x' }], ({ leave_token }) => ({
  ...mailMessages().alreadySubscribedMail,
  links: unsubscribeLinks(leave_token),
  url: paths.blog,
}));
