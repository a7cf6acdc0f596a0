import { brandFileName, brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { RecordsSummary } from '../rules/summarise-records.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const recordTableTitles: Readonly<Record<string, string>> = {
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
export const dataLinkRequested = `If this address is anywhere on ${brandName}, an email will arrive shortly.`;
export const emailInvalid = 'Enter a valid email address.';
export const dataLinkInvalid = 'The link has expired or is no longer valid. Ask for a new one.';
export const dataErased = 'Done: your data has been deleted.';
export const archiveFileName = `my-${brandFileName}-data.zip`;
export const jsonFileName = 'my-data.json';
export const textFileName = 'my-data.txt';
export const dataFileHeading = (email: string, moment: string) =>
  `The data that ${brandName} keeps about ${email}\nDownloaded ${moment}\n\nThe same data, for computer programs, is in my-data.json. Amounts are in euro cents, times in UTC.`;
export const noDataStored = 'There is nothing under this address.';
export const recordHeading = (title: string, number: number, count: number) =>
  count === 1 ? title : `${title}, ${formatCount(number)} of ${formatCount(count)}`;

export const checkInboxTitle = 'Check your inbox';
export const dataLinkValidity =
  'The link is valid for one hour. If it doesn’t arrive, look in your spam folder; if it isn’t there either, we keep nothing under this address.';
export const yourEmailLabel = 'Your email address';
export const yourEmailHint = 'The one you booked, commented, asked for the newsletter or listed a place with.';
export const pleaseWait = 'One moment…';
export const sendLinkButton = 'Send me the link';
export const legalRecordsRemainNote =
  'Only what the law requires us to keep for payments remains: you’ll find it in the file.';
export const downloadTitle = 'Take it with you';
export const downloadText =
  'A zip archive with everything there is: a text file to read, and the same for computer programs.';
export const eraseTitle = 'Delete it';
export const eraseText =
  'At once and for good. Only what the law requires us to keep remains, and we tell you beforehand what that is.';
export const eraseDataButton = 'Delete your data';
export const nothingLeftPrefix = 'Under';
export const nothingLeftSuffix = `there is nothing left on ${brandName}.`;
export const paidBookingsRemainSuffix = 'only paid bookings remain, for as long as the law requires.';
export const backToHomeLink = 'Back to the home page';
export const yourDataTitle = 'Your data';
export const storedDataIntro = `Here is what ${brandName} keeps under`;
export const correctionHintStart =
  'Is something not right? You can cancel a booking from the link in its email, and change a place in';
export const correctionHintEnd = '. Why we keep this, and for how long, is explained under';
export const yourAreaLink = 'the owners’ area';
export const privacyLink = 'Privacy';
export const downloadDataButton = 'Download your data';
export const archiveDownloaded = 'Done: the archive is in your downloads.';
export const nothingStoredTitle = 'We no longer keep anything';
export const dataErasedTitle = 'Your data has been deleted';
export const eraseQuestionStart = 'Do you want to delete the data kept under';
export const eraseQuestionEnd = '? This can’t be undone: if you want to keep it, download it first.';
export const erasedAtOnceIntro = 'These disappear at once:';
export const erasedListings = 'your places, with their texts, photos and prices:';
export const erasedOwnerAccess = 'access to the owners’ area, in every browser';
export const erasedComments = 'comments on the blog, including published ones, and the newsletter subscription';
export const erasedUnpaidBookings = 'bookings that were never paid: a request or a payment under way is withdrawn';
export const erasedLinks = 'the links we have sent you';
export const paidBookingsRemainNote =
  'Paid bookings remain, with name and contact details, for as long as the law requires. Stays that are still to come go ahead as booked.';
export const openBookingsTitle = 'You still have open bookings';
export const eraseBlockedText = 'You can’t delete your data yet: the bookings of your places have to be closed first.';
export const openBookingsIntro = 'Still open:';
export const closeBookingsHint =
  'Cancel them and answer the requests, or wait until the stays are over, then come back. A payment in progress expires on its own within an hour.';
export const confirmedStaysNote =
  'Your upcoming stays remain confirmed, and their page will no longer show your name. If you don’t want to go, cancel them first, from the link in their email:';
export const withdrawnStaysIntro = 'These are withdrawn at once, and nothing is charged:';
export const stayDates = (dal: string, al: string) => `, from ${dal} to ${al}`;
export const unansweredRequest = 'request awaiting a reply';
export const paymentInProgress = 'payment under way';
export const goToYourAreaLink = 'Go to your area';
export const andOthers = 'and others';

function countedNoun(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${pluralEn(count, { one, other: many })}`;
}
export const siteUnreachable = `${brandName} can’t be reached at the moment. Check your connection and try again.`;
export const storedBookings = ({ prenotazioni, prenotazioni_conservate: retained }: RecordsSummary) => ({
  what: countedNoun(prenotazioni, ['booking', 'bookings']),
  more:
    retained === 0
      ? 'Name, email, phone, notes, dates and amounts.'
      : `${countedNoun(retained, ['is a contract with a payment: it remains', 'are contracts with a payment: they remain'])} for as long as the law requires.`,
});
export const storedComments = (count: number) => ({
  what: countedNoun(count, ['comment on the blog', 'comments on the blog']),
  more: 'The name is public if the comment is approved, the email never.',
});
export const storedNewsletter = {
  what: 'Newsletter subscription',
  more: 'Your address, and when you asked for it and confirmed it.',
};
export const storedOwnerAccess = {
  what: 'Access to the owners’ area',
  more: 'Your address and the browsers you are signed in from.',
};
export const storedListings = (nomi: readonly string[]) => ({
  what: countedNoun(nomi.length, ['place', 'places']),
  more: nomi.join(', '),
});
export const storedContacts = (count: number) => ({
  what: countedNoun(count, ['other place shows this address', 'other places show this address']),
  more: 'Guests see it as a contact.',
});

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
