import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const cookie = 'Cookies';
export const cheCosaRestaNelTuo = `Ce qui reste dans votre navigateur quand vous utilisez ${brandName}. Aucun cookie de tiers, aucune publicité, rien qui vous suive d’un site à l’autre.`;
export const contiamoLeVisite = 'Comptons-nous les visites ?';
export const soloSeAccettiLeConta = (servizio: string) =>
  `Seulement si vous acceptez. C’est ${servizio} qui les compte : cela nous aide à comprendre quels lieux vous cherchez. Ce service ne dépose pas de cookies, et aucun de ses scripts n’est chargé dans nos pages. Votre choix vaut six mois et vous pouvez le modifier ici quand vous voulez.`;
export const cheCosaRiceveChiConta = 'Ce que reçoit le service qui compte';
export const eCheCosaNonRiceve = 'Et ce qu’il ne reçoit pas :';
export const lePagineDiQuestoPortale =
  'Les pages de ce portail ne transmettent vos visites à aucun service de statistiques. C’est pourquoi nous ne vous demandons rien : il n’y a rien à accepter.';
export const cheCosaRestaNelTuoBrowser = 'Ce qui reste dans votre navigateur';
export const tuttoQuestoServeAFar =
  'Tout cela sert à faire fonctionner les pages que vous utilisez, il n’y a donc pas de consentement à donner. Vous pouvez l’effacer quand vous voulez dans les réglages du navigateur.';
export const iDatiCheAffidi =
  'Les données que vous nous confiez, et qui ne restent pas dans votre navigateur, sont décrites sur la page';
export const sePaghiConLaCarta =
  '. Si vous payez par carte, vous passez sur les pages de Stripe, où s’appliquent ses propres cookies.';
export const privacy = 'Confidentialité';
export const cheCosaRestaNelTuoBrowserQuando = `Ce qui reste dans votre navigateur quand vous utilisez ${brandName}, et si nous comptons les visites.`;
export const memoriaDelBrowser = 'mémoire du navigateur';
export const memoriaDellaScheda = 'mémoire de l’onglet';
export const unCookie = 'cookie';
export const perQuanto = (kinds: string, life: string) => `, ${kinds}. Durée : ${life}.`;
export const ricevuti = [
  'l’adresse et le titre de la page publique que vous ouvrez, sans ce qui suit le point d’interrogation : ni dates, ni voyageurs, ni recherches',
  'la région, la province ou la ville que vous choisissez',
  'à la première page, le site d’où vous venez : seulement son nom',
  'comme pour tout site, votre adresse réseau et le type de navigateur',
];
export const nonRicevuti = [
  'les pages de votre réservation, de votre espace, des paiements et de l’administration',
  'ce que vous écrivez dans les formulaires',
  'ce que vous avez ouvert avant d’accepter',
];

true satisfies IsTranslation<typeof import('./cookie-messages.it.ts'), typeof import('./cookie-messages.fr.ts')>;
