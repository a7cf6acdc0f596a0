import { brandName, brandOperator } from '../../kernel/brand/brand.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { MAIL_STYLE, MAIL_THEMES } from './mail-style.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/**
 * In French, replaces spaces before `:`, `;`, `!` and `?` and inside quotes with no-break spaces.
 * @example frenchSpaces('Sur la carte : « La Loggia »') // 'Sur la carte\u00a0: «\u202fLa Loggia\u202f»'
 */
export function frenchSpaces(text: string): string {
  if (currentLanguage() !== 'fr') return text;
  return text.replaceAll(/ (?=:(?:\s|$))/g, NO_BREAK).replaceAll(/ (?=[;!?»])|(?<=«) /g, NARROW_NO_BREAK);
}

export type ForeignText = { text: string; lang: string };
export type MailValue = string | readonly (string | ForeignText)[];

export type MailChoices = {
  sentence: string;
  items: readonly { name: string; note: string; url: string }[];
};

export type MailFacts = readonly (readonly [label: string, value: MailValue])[];

export type MailContent = {
  preheader: string;
  heading: string | ForeignText;
  paragraphs: readonly (string | ForeignText)[];
  facts?: MailFacts;
  choices?: MailChoices;
  button?: { label: string; url: string };
  links?: readonly { sentence: string; url: string }[];
  footnote: string;
};

export type MailWords = Omit<MailContent, 'facts' | 'choices' | 'button' | 'links'> & {
  subject: string;
  button: string;
};

const operator = brandOperator?.line ?? '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return frenchSpaces(text)
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .replaceAll('\n', '<br>\n');
}

function plainText(value: MailValue): string {
  if (typeof value === 'string') return value;
  return value.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

function withColon(label: string): string {
  return `${label}${currentLanguage() === 'fr' ? ' ' : ''}:`;
}

function layOutText({ heading, paragraphs, facts = [], choices, button, links = [], footnote }: MailContent): string {
  const list = facts.map(([label, value]) => `${withColon(label)} ${plainText(value)}`).join('\n');
  const homes = choices?.items.map(({ name, note, url }) => `${name}, ${note}\n${url}`) ?? [];
  const action = button === undefined ? '' : `${withColon(button.label)}\n${button.url}`;
  const others = links.map(({ sentence, url }) => `${sentence}\n${url}`);
  const chosen = choices === undefined ? [] : [choices.sentence, ...homes];
  const body = [heading, ...paragraphs].map((part) => plainText([part]));
  const blocks = [...body, ...chosen, list, action, ...others, footnote, brandName, operator];
  return frenchSpaces(`${blocks.filter((block) => block !== '').join('\n\n')}\n`);
}

type Part = keyof typeof MAIL_STYLE;

function element(tag: string, part: Part, html: string): string {
  return `<${tag} class="${part}" style="${MAIL_STYLE[part]}">${html}</${tag}>`;
}

function layOutValue(value: MailValue): string {
  const parts = typeof value === 'string' ? [value] : value;
  const html = parts.map((part) =>
    typeof part === 'string' ? escape(part) : `<span lang="${escape(part.lang)}">${escape(part.text)}</span>`,
  );
  return html.join('');
}

function layOutFacts(facts: NonNullable<MailContent['facts']>): string {
  const items = facts.map(
    ([label, value]) => `${element('dt', 'label', escape(label))}\n${element('dd', 'value', layOutValue(value))}`,
  );
  return element('dl', 'facts', items.join('\n'));
}

/** Lays out a button. Also shows its URL, so that readers can see where the button leads. */
function layOutButton({ label, url }: NonNullable<MailContent['button']>): string {
  const href = escape(url);
  const link = `<a class="button" href="${href}" style="${MAIL_STYLE.button}">${escape(label)}</a>`;
  return [element('p', 'action', link), element('p', 'address', href)].join('\n');
}

function layOutLink({ sentence, url }: NonNullable<MailContent['links']>[number]): string {
  const href = escape(url);
  const link = `<a class="link" href="${href}" style="${MAIL_STYLE.link}">${href}</a>`;
  return element('p', 'after', `${escape(sentence)} ${link}`);
}

function layOutChoices({ sentence, items }: MailChoices): string {
  const each = items.map(({ name, note, url }) => {
    const link = `<a class="link" href="${escape(url)}" style="${MAIL_STYLE.link}">${escape(name)}</a>`;
    return element('li', 'choice', `${link}<br>\n${escape(note)}`);
  });
  return [element('p', 'paragraph', escape(sentence)), element('ul', 'choices', each.join('\n'))].join('\n');
}

/** Lays out the HTML version. Repeats `lang` on an inner element, because webmail clients drop the `<html>` element. */
function layOutHtml(content: MailContent): string {
  const { preheader, heading, paragraphs, facts = [], choices, button, links = [], footnote } = content;
  const card = [
    element('h1', 'heading', layOutValue([heading])),
    ...paragraphs.map((paragraph) => element('p', 'paragraph', layOutValue([paragraph]))),
    ...(choices === undefined ? [] : [layOutChoices(choices)]),
    ...(facts.length === 0 ? [] : [layOutFacts(facts)]),
    ...(button === undefined ? [] : [layOutButton(button)]),
    ...links.map(layOutLink),
  ];
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(plainText([heading]))}</title>
<style>${MAIL_THEMES}</style>
</head>
<body class="page" style="${MAIL_STYLE.page}">
${element('div', 'preheader', escape(preheader))}
<div class="sheet" style="${MAIL_STYLE.sheet}" lang="${currentLanguage()}" role="article" aria-label="${brandName}">
${element('p', 'brand', brandName)}
${element('div', 'card', card.join('\n'))}
${element('p', 'footnote', escape(footnote))}${operator && `\n${element('p', 'footnote', escape(operator))}`}
</div>
</body>
</html>
`;
}

/** Lays out an email as text and as HTML. User input is escaped. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  return { text: layOutText(content), html: layOutHtml(content) };
}
