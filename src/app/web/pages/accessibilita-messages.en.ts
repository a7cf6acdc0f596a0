import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const accessibilita = 'Accessibility';
export const ospitaliaDevePotersiUsare = `${brandName} must be usable with a keyboard, with enlarged text, with a screen reader, in low light and with little patience. Here is how far we have come, and where we still fall short.`;
export const aggiornata = 'Updated';
export const aCheCosaPuntiamo = 'What we aim for';
export const ilRiferimentoSonoLeWcag =
  'Our reference is WCAG 2.2, level AA. The law is Directive (EU) 2019/882 on accessibility (in Italy, Legislative Decree 82 of 2022), which has applied to e-commerce services since 28 June 2025. This statement is our own assessment: some parts of the site have been tested and others haven’t, so we don’t write “fully compliant”.';
export const cheCosaAbbiamoProvato = 'What we have tested';
export const leProveAutomaticheSiRipetono =
  'The automated tests run again with every change to the site. They find only some of the obstacles: the rest are found by the people who use the pages.';
export const cheCosaNonAbbiamoProvato = 'What we haven’t tested';
export const iLimitiCheConosciamo = 'Limitations we know of';
export const seTroviUnOstacolo = 'If you come across an obstacle';
export const scriviciLaPaginaCheCosa =
  'Tell us which page it was, what you wanted to do and which device or program you used. We answer within 5 working days, and if it can’t be solved straight away we give you the same information in another way. The address to write to is that of the operator of the site: it will be here before the portal opens to the public.';
export const seLaRispostaNonArriva = 'If no answer comes, or it isn’t enough, you can turn to ';
export const cheInItaliaVigilaAccessibilita = ', which oversees the accessibility of services in Italy.';
export const agid = 'AgID';
export const aCheCosaPuntiamoCheCosa =
  'What we aim for, what we have tested and what we haven’t, the limitations we know of and how to tell us about an obstacle.';
export const provate = [
  'pages and windows, with the automated tools of axe in a real browser (Chromium), at the width of a computer and of a phone, in the day and the evening theme',
  'the keyboard alone: from the home page to the cost of a stay, search, the form for submitting a place, the owner’s calendar and the panel',
  'the main pages and windows at 320 pixels wide, zoomed to 200 and 400 per cent, with text alone at 200 per cent, and with wider spacing between lines, words and letters: nothing is cut off, nothing overlaps',
  'the system’s own colours (high contrast): chosen days, filters and the keyboard focus can be told apart',
  'what a screen reader receives from twenty pages, in order: headings, landmarks, names and states',
  'contrast between text and background; people who ask their device for less motion get less of it',
];
export const nonProvate = [
  'screen readers such as NVDA, JAWS and VoiceOver: we know what they receive, but we haven’t listened to what they say',
  'Safari and Firefox',
  'voice commands',
  'the site together with people with disabilities; no outside body has checked it',
];
export const limiti = [
  {
    what: 'Photos of the places to stay',
    how: 'The alternative text gives the name of the place and the number of the photo, not what can be seen. What matters is written in the description and the amenities.',
  },
  {
    what: 'Images in articles',
    how: 'Authors can describe them, but the site doesn’t require them to.',
  },
  {
    what: 'What owners write',
    how: 'Descriptions and notes come from the people who run the places. We don’t check how easy they are to read.',
  },
  {
    what: 'How accessible a place is',
    how: 'The “Step-free” filter finds places that state no steps up to the door; those that don’t say how many there are stand apart. A lift is among the amenities. The width of doors and adapted bathrooms are not listed: ask the owner before you book, the page of every place says how to write to them.',
  },
  {
    what: 'Payment',
    how: 'Real payments are made on Stripe’s page, and Stripe is responsible for its accessibility.',
  },
  {
    what: 'Without JavaScript',
    how: 'Places, articles and texts can be read. Choosing dates, paying and sending forms don’t work.',
  },
];

true satisfies IsTranslation<
  typeof import('./accessibilita-messages.it.ts'),
  typeof import('./accessibilita-messages.en.ts')
>;
