import { inLanguage } from '../../kernel/current-language.ts';
import { fileAddress } from '../../kernel/file-address.ts';
import type { Language } from '../../kernel/language.ts';
import { paths } from '../../kernel/paths.ts';
import type { Mail } from '../../mail/contract.ts';
import { layOutMail, type MailWords } from '../../mail/rules/lay-out-mail.ts';
import { postPath } from '../rules/post-path.ts';
import { mailMessages } from '../messages/by-request.ts';
import type { MailedPost } from '../messages/mail.ts';

/** `lingua`: what they are written to in. */
export type Reader = { email: string; lingua: Language };
export type Recipient = Reader & { leave_token: string };

type MailLayout = { words: MailWords; url: string; leaveUrl?: string };

function layOut(to: string, { words: said, url, leaveUrl }: MailLayout): Mail {
  const { subject, button, ...content } = said;
  const links = leaveUrl === undefined ? [] : [{ sentence: mailMessages().unsubscribeNote, url: leaveUrl }];
  return { to, subject, reply_to: 'operator', ...layOutMail({ ...content, button: { label: button, url }, links }) };
}

/**
 * Each in the language of its reader, whose pages its links open. They open pages with a button (ADR 0104); the address in the
 * headers is for mail programs, which POST to it (RFC 8058).
 */
export function createNewsletterMails(publicUrl: string) {
  const leavePage = (token: string) => `${publicUrl}${paths.newsletterDisiscrizione}?token=${token}`;
  return {
    confirm: ({ email, lingua }: Reader, token: string): Mail =>
      inLanguage(lingua, () =>
        layOut(email, {
          words: mailMessages().newsletterConfirmationMail,
          url: `${publicUrl}${paths.newsletterConferma}?token=${token}`,
        }),
      ),

    already: ({ email, lingua, leave_token }: Recipient): Mail =>
      inLanguage(lingua, () =>
        layOut(email, {
          words: mailMessages().alreadySubscribedMail,
          url: publicUrl + paths.blog,
          leaveUrl: leavePage(leave_token),
        }),
      ),

    article: ({ email, lingua, leave_token }: Recipient, post: MailedPost & { id: number; slug: string }): Mail =>
      inLanguage(lingua, () => ({
        ...layOut(email, {
          words: mailMessages().newsletterArticleMail(post),
          url: `${publicUrl}${postPath(post)}`,
          leaveUrl: leavePage(leave_token),
        }),
        unsubscribe_url: publicUrl + fileAddress(`/api/newsletter/disiscrizione/${leave_token}`),
      })),
  };
}
