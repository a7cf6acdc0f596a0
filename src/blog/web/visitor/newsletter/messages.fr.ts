import type { IsTranslation } from '../../../../kernel/translation.ts';

export const emailMancante = 'Écrivez votre adresse e-mail.';
export const nonRaggiungibile = 'Nous n’arrivons pas à joindre Ospitalia. Vérifiez la connexion et réessayez.';
export const linkIncompleto = 'Le lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.';
export const unaLetteraQuandoEsceQualcosa = 'Une lettre quand paraît quelque chose de beau.';
export const eMailPerOgniArticolo =
  'Un e-mail pour chaque article qui vaut le voyage, et c’est tout. Un clic pour confirmer, un autre pour arrêter.';
export const usiamoIndirizzoSoloPerQuesto = 'Nous n’utilisons l’adresse que pour cela, comme le dit la page';
export const preferisciUnLettoreDiNotizie = '. Vous préférez un lecteur de flux ?';
export const privacy = 'Confidentialité';
export const feedRss = 'Flux RSS';
export const ilTuoIndirizzoEMail = 'Votre adresse e-mail';
export const unMomento = 'Un instant…';
export const iscriviti = 'S’inscrire';
export const serveUnPulsanteCheHa = 'Il faut un bouton qui a besoin de JavaScript.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
