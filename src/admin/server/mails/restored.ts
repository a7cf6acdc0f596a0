import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

const MOST_NAMES = 20;

type RestoredHomes = { names: readonly string[]; writtenAt: string; contact: string | null };

const EXAMPLES = [['Podere'], ['Podere', 'Casa Blu']].map((names) => {
  return { names, writtenAt: '2026-11-21T09:00:00.000Z', contact: 'ciao@ospitalia.example' };
});

export const restored = defineMail<RestoredHomes>(EXAMPLES, ({ names, writtenAt, contact }) => {
  const words = ownerMessages();
  const rest = names.length - MOST_NAMES;
  const list = [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [words.moreProperties(rest)] : [])].join('\n');
  const subject = words.restoredMailSubject(names.length);
  return {
    subject,
    preheader: words.restoredMailPreheader,
    heading: subject,
    paragraphs: [words.restoredMailText(formatMoment(writtenAt)), words.restoredMailCheckRequest(contact)],
    facts: [[names.length === 1 ? words.propertyLabel : words.propertiesLabel, list]],
    button: words.openOwnerAreaButton,
    footnote: words.restoredMailFootnote,
    url: paths.proprietario,
  };
});
