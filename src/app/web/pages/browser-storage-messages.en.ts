import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const seGuardiEPrenoti = 'If you look and book';
export const seHaiUnaCasa = `If you have a place on ${brandName}`;
export const seAmministriIlPortale = 'If you administer the portal';
const UNTIL_DELETED = 'until you delete it';
const WITH_THE_TAB = 'until you close the tab';
export const visitatori = [
  { name: 'ospitalia_tema', kind: 'memoria', why: 'Your choice of the day or the evening theme.', life: UNTIL_DELETED },
  { name: 'ospitalia_lingua', kind: 'memoria', why: 'The language you chose.', life: UNTIL_DELETED },
  {
    name: 'ospitalia_salvate',
    kind: 'memoria',
    why: 'The numbers of the places you save with the heart, for the page “Saved places”. They stay only here.',
    life: 'until you remove the heart or delete them',
  },
  {
    name: 'ospitalia_viste',
    kind: 'memoria',
    why: 'The numbers of the last twelve places you looked at, for “Recently viewed”. They stay only here.',
    life: UNTIL_DELETED,
  },
  {
    name: 'react-router-scroll-positions, react-router-manifest-version',
    kind: 'scheda',
    why: 'How far down a page you were, so that you find your place again when you go back, and which version of the site you opened.',
    life: WITH_THE_TAB,
  },
  {
    name: 'ospite',
    kind: 'scheda',
    why: 'The name, email, phone and notes you book with, so that you don’t have to enter them again if you go back.',
    life: WITH_THE_TAB,
  },
  {
    name: 'tentativo, pagamento',
    kind: 'scheda',
    why: 'The payment you have started: it recognises your nights and stops you from paying twice.',
    life: WITH_THE_TAB,
  },
  {
    name: '__Host-appena',
    kind: 'cookie',
    why: 'Says only that you have just sent or changed something, so that the next page already shows it. It doesn’t say who you are.',
    life: '10 seconds',
  },
] as const;
export const proprietari = [
  {
    name: 'ospitalia_bozze',
    kind: 'memoria',
    why: 'The draft of the form for submitting a place, with the photos you chose: it is still there even if you close the browser.',
    life: 'until you send it or delete it; 30 days at most',
  },
  {
    name: 'ospitalia_bozza',
    kind: 'scheda',
    why: 'The same draft, without photos to upload, if the browser can’t keep it any longer.',
    life: 'until you send it or close the tab',
  },
  {
    name: '__Host-ospitalia_sessione',
    kind: 'cookie',
    why: 'Recognises you in the owners’ area. The scripts of the page can’t read it.',
    life: 'until you sign out; 60 days at most, or 14 without visits',
  },
  {
    name: 'ospitalia_torna',
    kind: 'memoria',
    why: 'The page of the owners’ area to open again after you sign in.',
    life: 'until you sign in',
  },
  {
    name: 'ospitalia_modifica_…',
    kind: 'scheda',
    why: 'Changes to a place that you haven’t saved yet.',
    life: 'until you save them or close the tab',
  },
] as const;
export const amministratori = [
  {
    name: '__Host-ospitalia_admin',
    kind: 'cookie',
    why: 'Recognises you in the panel.',
    life: '12 hours at most, or 30 minutes without use',
  },
  {
    name: '__Host-ospitalia_dispositivo',
    kind: 'cookie',
    why: 'Recognises the browser you have signed in from before, to stop anyone guessing passwords.',
    life: '180 days from the last sign-in',
  },
  {
    name: 'ospitalia_admin_auth, ospitalia_scorciatoie',
    kind: 'memoria',
    why: 'What to show first, and whether you use the keyboard shortcuts.',
    life: 'until you sign out',
  },
  {
    name: 'ospitalia_admin_bozza, ospitalia_admin_modifica_…, ospitalia_blog_…',
    kind: 'scheda',
    why: 'Forms and articles that you haven’t saved yet.',
    life: 'until you save them or close the tab',
  },
] as const;
export const scelta = {
  name: 'ospitalia_consenso',
  kind: 'memoria',
  why: 'Your choice about counting visits and when you made it, so that we don’t ask you on every page.',
  life: 'six months, then we ask you again',
} as const;

true satisfies IsTranslation<
  typeof import('./browser-storage-messages.it.ts'),
  typeof import('./browser-storage-messages.en.ts')
>;
