import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';
import type { RecordsSummary } from './rules/summarise-records.ts';

function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${pluralEn(count, { one, other: many })}`;
}

/** What the pages about a person's data say. */
export const privacyPageMessages = {
  nonRaggiungibile: 'Ospitalia can’t be reached at the moment. Check your connection and try again.',
  /** One line for each kind of thing that is kept: what it is, and what more there is to say of it. */
  prenotazioni: ({ prenotazioni, prenotazioni_conservate: kept }: RecordsSummary) => ({
    what: counted(prenotazioni, ['booking', 'bookings']),
    more:
      kept === 0
        ? 'Name, email, phone, notes, dates and amounts.'
        : `${counted(kept, ['is a contract with a payment: it remains', 'are contracts with a payment: they remain'])} for as long as the law requires.`,
  }),
  commenti: (count: number) => ({
    what: counted(count, ['comment on the blog', 'comments on the blog']),
    more: 'The name is public if the comment is approved, the email never.',
  }),
  newsletter: { what: 'Newsletter subscription', more: 'Your address, and when you asked for it and confirmed it.' },
  account: { what: 'Access to the owners’ area', more: 'Your address and the browsers you are signed in from.' },
  strutture: (nomi: readonly string[]) => ({
    what: counted(nomi.length, ['place', 'places']),
    more: nomi.join(', '),
  }),
  contatti: (count: number) => ({
    what: counted(count, ['other place shows this address', 'other places show this address']),
    more: 'Guests see it as a contact.',
  }),
};

true satisfies IsTranslation<typeof import('./page-messages.it.ts'), typeof import('./page-messages.en.ts')>;
