import { layOutMail, type MailContent, type MailWords } from './lay-out-mail.ts';

/** URLs without a scheme are paths of the portal. Email clients POST to `unsubscribe_url` (RFC 8058). */
type MailParts = Omit<MailWords, 'button'> &
  Partial<Pick<MailWords, 'button'>> &
  Pick<MailContent, 'facts' | 'links'> & { url?: string; unsubscribe_url?: string };

/**
 * Defines an email whose replies go to the operator. `lab/compare` uses `examples` to compare the emails of two builds.
 * @example defineMail([{ url: '…' }], ({ url }) => ({ ...ownerMessages().signInLinkMail, url })) // { examples, write }
 */
export function defineMail<About>(examples: readonly About[], partsOf: (about: About) => MailParts) {
  return {
    examples,
    write(about: About, publicUrl: string) {
      const { subject, button: label, url = '', links = [], unsubscribe_url, ...words } = partsOf(about);
      const absolute = (target: string) => (/^https?:/.test(target) ? target : publicUrl + target);
      const body = layOutMail({
        ...words,
        ...(label !== undefined && { button: { label, url: absolute(url) } }),
        links: links.map((link) => ({ ...link, url: absolute(link.url) })),
      });
      const unsubscribe = unsubscribe_url !== undefined && { unsubscribe_url: absolute(unsubscribe_url) };
      return { subject, reply_to: 'operator' as const, ...body, ...unsubscribe };
    },
  };
}

export type MailFile<About> = ReturnType<typeof defineMail<About>>;
