import type { IsTranslation } from '../../../../kernel/translation.ts';

export const emailMancante = 'Enter your email address.';
export const nonRaggiungibile = 'Ospitalia can’t be reached at the moment. Check your connection and try again.';
export const linkIncompleto = 'The link is incomplete. Open it again from the email.';
export const unaLetteraQuandoEsceQualcosa = 'A note whenever we publish something worth reading.';
export const eMailPerOgniArticolo =
  'One email for every article that’s worth the trip, and that’s all. One click to confirm, another to unsubscribe.';
export const usiamoIndirizzoSoloPerQuesto = 'We use your address for nothing else, as explained under';
export const preferisciUnLettoreDiNotizie = '. Do you prefer a feed reader?';
export const privacy = 'Privacy';
export const feedRss = 'RSS feed (in Italian)';
export const ilTuoIndirizzoEMail = 'Your email address';
export const unMomento = 'One moment…';
export const iscriviti = 'Subscribe';
export const serveUnPulsanteCheHa = 'You need JavaScript to subscribe.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
