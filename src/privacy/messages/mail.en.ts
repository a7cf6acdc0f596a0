import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const dataLinkMail = {
  subject: `Your data on ${brandName}`,
  preheader: 'The link to see, download or delete it. Valid for one hour.',
  heading: `Your data on ${brandName}`,
  paragraphs: [
    `You asked what ${brandName} knows about this address. Open the link below to see what there is, download it and, if you wish, delete it.`,
    'Opening the link changes nothing.',
  ],
  button: 'See your data',
  footnote:
    'The link is valid for one hour, and whoever has it can see your data: don’t forward it. If you didn’t ask for it, ignore this email.',
} as const;
export const erasureMail = {
  subject: 'We have deleted your data',
  preheader: 'This is the last email.',
  heading: 'Your data has been deleted',
  done: `As you asked, we have deleted what ${brandName} kept under this address. This can’t be undone.`,
  nothingRetained: 'Nothing remains, not even this email.',
  bookingsRetained: [
    'Only paid bookings remain, for as long as the law requires. Their link no longer shows your name, and once the stay is over it no longer opens.',
    'We’ll write to you again only if something changes about a stay that is still to come.',
  ],
  footnote:
    'You’re receiving this email because someone, with a link that was sent to this address, asked for the data to be deleted.',
};

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.en.ts')>;
