import { brandColours } from '../../kernel/brand/brand-colours.ts';

const { day, evening } = brandColours;
const SANS = 'Figtree,system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const SERIF = 'Young Serif,Georgia,serif';

/** The colours repeat those of the day theme in `src/ui/styles/tokens.css`, because email clients do not support CSS variables. */
export const MAIL_STYLE = {
  page: `margin:0;padding:0;background:#fcfaf5;color:#221e1a;font:16px/1.6 ${SANS}`,
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  sheet: 'max-width:560px;margin:0 auto;padding:32px 16px 48px',
  brand: `margin:0 0 16px;color:${day.link};font:400 22px/1.2 ${SERIF}`,
  card: 'padding:28px 24px;background:#ffffff;border:1px solid #ebe3d3;border-radius:16px',
  heading: `margin:0 0 16px;color:#221e1a;font:400 26px/1.2 ${SERIF}`,
  paragraph: 'margin:0 0 16px;color:#221e1a',
  facts: 'margin:0 0 16px;padding:16px;background:#f6f1e7;border-radius:10px',
  label: 'margin:0;color:#4b443a;font-size:14px;line-height:1.4',
  value: 'margin:0 0 10px;color:#221e1a;font-weight:600;line-height:1.4;overflow-wrap:anywhere',
  choices: 'margin:0 0 16px;padding:0 0 0 20px',
  choice: 'margin:0 0 10px;color:#221e1a;overflow-wrap:anywhere',
  action: 'margin:24px 0 12px',
  button: `display:inline-block;padding:14px 28px;background:${day.primary};color:${day.onPrimary};border-radius:12px;font-weight:600;text-decoration:none`,
  address: 'margin:0;color:#665d4e;font-size:13px;line-height:1.5;overflow-wrap:anywhere',
  after: 'margin:16px 0 0;color:#221e1a',
  link: `color:${day.primary};overflow-wrap:anywhere`,
  footnote: 'margin:16px 8px 0;color:#665d4e;font-size:14px;line-height:1.5',
} as const;

export const MAIL_THEMES = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#10191a!important;color:#f5ecdc!important}
.card{background:#182425!important;border-color:#2b3a3b!important}
.facts{background:#10191a!important}
.brand{color:${evening.link}!important}
.heading,.paragraph,.value,.choice,.after{color:#f5ecdc!important}
.label{color:#d6ccbb!important}
.link{color:${evening.primary}!important}
.address,.footnote{color:#b3aa9a!important}
.button{background:${evening.primary}!important;color:${evening.onPrimary}!important}
}
`;
