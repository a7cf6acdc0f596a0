import { brandColours } from '../../kernel/brand/brand-colours.ts';
import { brandName } from '../../kernel/brand/brand.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { visitorMessages } from '../messages/by-request.ts';

const { day, evening } = brandColours;
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; background: #fcfaf5; color: #221e1a;
    font: 400 1rem/1.6 Figtree, system-ui, sans-serif; text-align: center; }
  main { max-width: 32rem; }
  svg { width: 64px; height: 64px; }
  h1 { font: 400 2rem/1.2 'Young Serif', Georgia, serif; margin: 16px 0 8px; }
  p { margin: 0 0 12px; text-wrap: balance; }
  a { display: inline-block; margin-top: 12px; padding: 12px 22px; border-radius: 999px; background: ${day.primary}; color: ${day.onPrimary};
    font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid #114a5b; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #10191a; color: #f5ecdc; }
    a { background: ${evening.primary}; color: ${evening.onPrimary}; }
    a:focus-visible { outline-color: #f2c56b; }
  }`;

type PlainPage = {
  title: string;
  sentences: readonly string[];
  retry: string;
  faces?: string;
};

/** Returns a page without scripts or separate style sheets. Its retry link has an empty `href`, which reloads the page. */
export const plainPage = ({
  title,
  sentences,
  retry,
  faces = '',
}: PlainPage): string => `<!DOCTYPE html><html lang="${currentLanguage()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} — ${brandName}</title><style>${faces}${STYLE}</style></head>
<body><main><svg viewBox="0 0 64 64" aria-hidden="true"><path d="M12 60V28a20 20 0 0 1 40 0v32z" fill="${day.primary}"/>
<path d="M22 60V30a10 10 0 0 1 20 0v30z" fill="#f2c583"/></svg><h1>${title}</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}<a href="">${retry}</a></main></body></html>`;

export function refusalPage(detail: string): string {
  return plainPage({
    title: visitorMessages().pageNotOpening,
    sentences: [detail],
    retry: visitorMessages().retryButton,
  });
}
