import { restoredMailMessages as messages } from '../../../admin/restored-mail-messages.ts';
import { formatMoment } from '../../../kernel/format-moment.ts';
import { paths } from '../../../kernel/paths.ts';
import type { Mail } from '../../../mail/contract.ts';
import { layOutMail } from '../../../mail/rules/lay-out-mail.ts';

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
  const list = [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [messages.altre(rest)] : [])].join('\n');
  const subject = messages.oggetto(names.length);
  const content = {
    preheader: messages.anteprima,
    heading: subject,
    paragraphs: [messages.testo(formatMoment(writtenAt)), messages.controlla(contact)],
    facts: [[names.length === 1 ? messages.struttura : messages.strutture, list] as const],
    button: { label: messages.apri, url: `${publicUrl}${paths.proprietario}` },
    footnote: messages.perche,
  };
  return { to, subject, reply_to: 'operator', ...layOutMail(content) };
}
