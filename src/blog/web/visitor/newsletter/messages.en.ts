import type { IsTranslation } from '../../../../kernel/translation.ts';

export const emailMancante = 'Enter your email address.';
export const nonRaggiungibile = 'We can’t reach Ospitalia. Check your connection and try again.';
export const linkIncompleto = 'The link is incomplete. Open it again from the email.';
export const unaLetteraQuandoEsceQualcosa = 'A letter when something lovely comes out.';
export const eMailPerOgniArticolo =
  'One email for every article that’s worth the trip, and that’s all. One click to confirm, another to unsubscribe.';
export const usiamoIndirizzoSoloPerQuesto = 'We use your address for nothing else, as explained under';
export const preferisciUnLettoreDiNotizie = '. Do you prefer a feed reader?';
export const privacy = 'Privacy';
export const feedRss = 'RSS feed (in Italian)';
export const ilTuoIndirizzoEMail = 'Your email address';
export const unMomento = 'One moment…';
export const iscriviti = 'Subscribe';
export const serveUnPulsanteCheHa = 'The button for this needs JavaScript.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
