import { currentLanguage } from '../../../kernel/current-language.ts';
import { fileAddress } from '../../../kernel/file-address.ts';
import { ITALIAN } from '../../../kernel/language.ts';
import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';
import { newsletterLead } from '../../rules/excerpt.ts';
import { postPath } from '../../rules/post-path.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

type MailedPost = { id: number; slug: string; titolo: string; meta_description: string; contenuto: string };

const inItalian = (text: string) => (currentLanguage() === ITALIAN ? text : { text, lang: ITALIAN });

/** The description of an article, or its first paragraphs. Mail programs POST to `unsubscribe_url` (RFC 8058). */
export const newsletterArticle: MailFile<{ post: MailedPost; leave_token: string }> = {
  examples: [
    {
      post: { id: 1, slug: 'mare', titolo: 'Mare', meta_description: '', contenuto: '<p>Il mare d’inverno.</p>' },
      leave_token: 'x',
    },
  ],
  write({ post, leave_token }, publicUrl) {
    const { intro, ...words } = mailMessages().newsletterArticleMail;
    const lead = post.meta_description === '' ? newsletterLead(post.contenuto) : [post.meta_description];
    const content = {
      ...words,
      subject: post.titolo,
      preheader: lead.join(' '),
      heading: inItalian(post.titolo),
      paragraphs: [...(intro === '' ? [] : [intro]), ...lead.map(inItalian)],
      links: unsubscribeLinks(leave_token, publicUrl),
    };
    return {
      ...writeMail(content, `${publicUrl}${postPath(post)}`),
      unsubscribe_url: publicUrl + fileAddress(`/api/newsletter/disiscrizione/${leave_token}`),
    };
  },
};
