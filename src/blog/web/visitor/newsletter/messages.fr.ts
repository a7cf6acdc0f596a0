import type { IsTranslation } from '../../../../kernel/translation.ts';

export const emailMancante = 'Indiquez votre adresse e-mail.';
export const nonRaggiungibile = 'Ospitalia est injoignable pour le moment. Vérifiez votre connexion et réessayez.';
export const linkIncompleto = 'Le lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.';
export const unaLetteraQuandoEsceQualcosa = 'Un petit mot quand paraît quelque chose de beau.';
export const eMailPerOgniArticolo =
  'Un e-mail pour chaque article qui vaut le voyage, et c’est tout. Un clic pour confirmer, un autre pour arrêter.';
export const usiamoIndirizzoSoloPerQuesto = 'Nous n’utilisons votre adresse que pour cela, comme l’indique la page';
export const preferisciUnLettoreDiNotizie = '. Vous préférez un lecteur de flux ?';
export const privacy = 'Confidentialité';
export const feedRss = 'Flux RSS (en italien)';
export const ilTuoIndirizzoEMail = 'Votre adresse e-mail';
export const unMomento = 'Un instant…';
export const iscriviti = 'S’inscrire';
export const serveUnPulsanteCheHa = 'JavaScript est nécessaire pour s’inscrire.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
