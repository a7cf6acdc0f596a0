import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';

/** What each table holds, in words; one without a title is called by its name. */
const tabelle: Readonly<Record<string, string>> = {
  accounts: 'Owners’ area: your account',
  sessions: 'Owners’ area: browsers you are signed in from',
  sign_in_links: 'Sign-in links we have sent you',
  sign_in_requests: 'How many links we have sent you in the last 24 hours',
  person_links: 'Links to this data that we have sent you',
  mails: 'Emails waiting, or sent in the last hour',
  strutture: 'Places',
  struttura_edits: 'Changes awaiting review or refused',
  refusals: 'Last refusal, and what it was about',
  unseen_texts: 'Published texts as an administrator last saw them',
  public_email_changes: 'Email for guests awaiting confirmation',
  sign_in_address_changes: 'Change of sign-in address awaiting confirmation',
  account_passkeys: 'Passkeys you sign in to the owners’ area with',
  admins: 'Administrators who receive notices at this address',
  admin_links: 'Links for administrators we have sent you',
  camere: 'Rooms',
  tariffe: 'Rates',
  removed_homes: 'Deleted places, about which we are about to write to you',
  gone_strutture: 'CINs of deleted places, recognised as yours',
  bookings: 'Bookings',
  refunds: 'Refunds',
  demo_checkouts: 'Demonstration payments',
  payout_accounts: 'Account for receiving payments',
  blog_comments: 'Comments on the blog',
  newsletter_subscribers: 'Newsletter',
};

/** Every sentence about a person's data that the server says, and the words of the file that a person takes away. */
export const privacyMessages = {
  /** The same of every address: nobody learns here who is known. */
  linkChiesto: 'If this address is anywhere on Ospitalia, an email will arrive shortly.',
  emailNonValida: 'Enter a valid email address.',
  linkNonValido: 'The link has expired or is no longer valid. Ask for a new one.',
  cancellati: 'Done: your data has been deleted.',
  mail: {
    subject: 'Your data on Ospitalia',
    preheader: 'The link to see, download or delete it. Valid for one hour.',
    heading: 'Your data on Ospitalia',
    paragraphs: [
      'You asked what Ospitalia knows about this address. Open the link below to see what there is, download it and, if you wish, delete it.',
      'Opening the link changes nothing.',
    ],
    button: 'See your data',
    footnote:
      'The link is valid for one hour, and whoever has it can see your data: don’t forward it. If you didn’t ask for it, ignore this email.',
  },
  /** The last one. `kept`: paid bookings that the law keeps. */
  mailUltima: (kept: number) => ({
    subject: 'We have deleted your data',
    preheader: 'This is the last email.',
    heading: 'Your data has been deleted',
    paragraphs: [
      'As you asked, we have deleted what Ospitalia kept under this address. This can’t be undone.',
      ...(kept === 0
        ? ['Nothing remains, not even this email.']
        : [
            'Only paid bookings remain, for as long as the law requires. Their link no longer shows your name, and once the stay is over it no longer opens.',
            'We’ll write to you again only if something changes about a stay that is still to come.',
          ]),
    ],
    footnote:
      'You’re receiving this email because someone, with a link that was sent to this address, asked for the data to be deleted.',
  }),
  file: {
    archivio: 'my-ospitalia-data.zip',
    json: 'my-data.json',
    testo: 'my-data.txt',
    titolo: (email: string, moment: string) =>
      `The data that Ospitalia keeps about ${email}\nDownloaded ${moment}\n\nThe same data, for computer programs, is in my-data.json. Amounts are in euro cents, times in UTC.`,
    nessuno: 'There is nothing under this address.',
    riga: (title: string, number: number, count: number) =>
      count === 1 ? title : `${title}, ${formatCount(number)} of ${formatCount(count)}`,
  },
  tabelle,
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
