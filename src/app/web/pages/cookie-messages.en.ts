import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const cookie = 'Cookies';
export const cheCosaRestaNelTuo = `What stays in your browser when you use ${brandName}. No third-party cookies, no advertising, nothing that follows you from one site to another.`;
export const contiamoLeVisite = 'Do we count visits?';
export const soloSeAccettiLeConta = (servizio: string) =>
  `Only if you accept. ${servizio} counts them: this helps us understand which places people look for. It sets no cookies, and none of its scripts runs on our pages. Your choice is valid for six months, and you can change it here whenever you like.`;
export const cheCosaRiceveChiConta = 'What the counting service receives';
export const eCheCosaNonRiceve = 'And what it doesn’t receive:';
export const lePagineDiQuestoPortale =
  'The pages of this portal don’t report visits to any statistics service. That is why we don’t ask you anything: there is nothing to accept.';
export const cheCosaRestaNelTuoBrowser = 'What stays in your browser';
export const tuttoQuestoServeAFar =
  'All of this is needed for the pages you use to work, so there is no consent to give. You can delete it whenever you like in your browser’s settings.';
export const iDatiCheAffidi = 'The data you entrust to us, rather than to your browser, is described under';
export const sePaghiConLaCarta = '. If you pay by card you go to Stripe’s pages, where Stripe’s own cookies apply.';
export const privacy = 'Privacy';
export const cheCosaRestaNelTuoBrowserQuando = `What stays in your browser when you use ${brandName}, and whether we count visits.`;
export const memoriaDelBrowser = 'browser storage';
export const memoriaDellaScheda = 'tab storage';
export const unCookie = 'cookie';
export const perQuanto = (kinds: string, life: string) => `, ${kinds}. For how long: ${life}.`;
export const ricevuti = [
  'the address and title of the public page you open, without what follows the question mark: no dates, guests or searches',
  'the region, province or town you choose',
  'with the first page, the name of the site you come from, and nothing more',
  'as with any site, your IP address and type of browser',
];
export const nonRicevuti = [
  'the pages of your booking, the owners’ area, payments and the administrators’ panel',
  'what you write in forms',
  'what you opened before accepting',
];

true satisfies IsTranslation<typeof import('./cookie-messages.it.ts'), typeof import('./cookie-messages.en.ts')>;
