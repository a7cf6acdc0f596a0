import { formatMoment } from '../../../kernel/format-moment.ts';
import { paths } from '../../../kernel/paths.ts';
import type { Mail } from '../../../mail/contract.ts';
import { layOutMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../../admin/messages/by-request.ts';

/** Names that a mail has room for. */
const MOST_NAMES = 20;

type RestoredMail = {
  to: string;
  names: readonly string[];
  writtenAt: string;
  publicUrl: string;
  contact: string | null;
};

/** Tells an owner which of theirs an administrator has restored, in one mail. */
export function restoredMail({ to, names, writtenAt, publicUrl, contact }: RestoredMail): Mail {
  const rest = names.length - MOST_NAMES;
  const list = [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [ownerMessages().moreProperties(rest)] : [])].join('\n');
  const subject = ownerMessages().restoredMailSubject(names.length);
  const content = {
    preheader: ownerMessages().restoredMailPreheader,
    heading: subject,
    paragraphs: [
      ownerMessages().restoredMailText(formatMoment(writtenAt)),
      ownerMessages().restoredMailCheckRequest(contact),
    ],
    facts: [[names.length === 1 ? ownerMessages().propertyLabel : ownerMessages().propertiesLabel, list] as const],
    button: { label: ownerMessages().openOwnerAreaButton, url: `${publicUrl}${paths.proprietario}` },
    footnote: ownerMessages().restoredMailFootnote,
  };
  return { to, subject, reply_to: 'operator', ...layOutMail(content) };
}
