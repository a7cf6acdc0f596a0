import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { fileAddress } from '../../../kernel/pages/file-address.ts';
import { ITALIAN } from '../../../kernel/language.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';
import { newsletterLead } from '../../rules/excerpt.ts';
import { postPath } from '../../rules/post-path.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

const EXAMPLE = {
  post: { id: 1, slug: 'mare', titolo: 'Mare', meta_description: '', contenuto: '<p>Il mare d’inverno.</p>' },
  leave_token: 'x',
};

const inItalian = (text: string) => (currentLanguage() === ITALIAN ? text : { text, lang: ITALIAN });

export const newsletterArticle = defineMail([EXAMPLE], ({ post, leave_token }) => {
  const { intro, ...words } = mailMessages().newsletterArticleMail;
  const lead = post.meta_description === '' ? newsletterLead(post.contenuto) : [post.meta_description];
  return {
    ...words,
    subject: post.titolo,
    preheader: lead.join(' '),
    heading: inItalian(post.titolo),
    paragraphs: [...(intro === '' ? [] : [intro]), ...lead.map(inItalian)],
    links: unsubscribeLinks(leave_token),
    url: postPath(post),
    unsubscribe_url: fileAddress(`/api/newsletter/disiscrizione/${leave_token}`),
  };
});
