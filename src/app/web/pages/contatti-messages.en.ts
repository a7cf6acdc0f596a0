import type { IsTranslation } from '../../../kernel/translation.ts';

export const contatti = 'Contact';
export const aChiScrivere = 'Who to contact about a place, a booking, your data and the site.';
export const perOgniCosa =
  'There’s a right person to ask about everything, and it’s nearly always the one who’ll welcome you.';
export const unaCasa = 'A place';
export const recapitiNellaPaginaDellaCasa =
  'The phone number and email of the person who runs it are on its page, under “Who’ll welcome you”: you speak to the owner directly, not to a call centre.';
export const unaPrenotazione = 'A booking';
export const laPaginaDellaPrenotazione =
  'Open the page of your booking from the link in the confirmation email: there you’ll find the price breakdown, how to cancel and how to reach the owner.';
export const laTuaCasa = 'Your place on Ospitalia';
export const nellAreaProprietari = 'Change your prices, calendar, photos and bookings here:';
export const areaProprietari = 'Owners’ area';
export const iTuoiDati = 'Your data';
export const vederliOCancellarli = 'To see, download or delete what we hold about you:';
export const chiGestisceIlSito = 'Who runs the site';
export const loDiceLInformativa = 'The privacy notice says who is responsible for the site, and how to write to them:';
export const privacy = 'Privacy';

true satisfies IsTranslation<typeof import('./contatti-messages.it.ts'), typeof import('./contatti-messages.en.ts')>;
