import { brandName, brandOperator } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const offlineTitle = 'Vous êtes hors connexion';
export const offlineExplanation =
  'La page n’a pas pu se charger : le réseau a peut-être été coupé, ou vous êtes dans un tunnel. Les hébergements, eux, ne bougent pas, et ce que vous avez réservé reste réservé.';
export const offlineSavedHomes =
  'Les hébergements que vous avez enregistrés restent sur cet appareil : vous les retrouverez dès que le réseau reviendra.';
export const pageNotOpening = 'La page ne s’ouvre pas';
export const retryButton = 'Réessayer';

export const stalePageNotice = 'Mise à jour en cours : les prix et les dates peuvent dater de quelques minutes';

export const illustrationLabel = 'Illustration';
export const aboutUsLabel = 'Qui sommes-nous ?';
export const pauseButton = 'Mettre en pause';
export const resumeButton = 'Reprendre';
export const previousPhotoLabel = 'Photo précédente';
export const choosePhotoLabel = 'Choisir la photo';
export const goToPhotoLabel = (position: number) => `Aller à la photo ${position}`;
export const nextPhotoLabel = 'Photo suivante';
export const joinUsLink = 'Rejoignez-nous';
export const aboutHospitality =
  'Nous croyons à la vraie hospitalité : celle de quelqu’un qui vous attend sur le pas de la porte, vous dit où acheter le pain et vous laisse son numéro, au cas où.';
export const aboutIndependence = `Les hébergements d’${brandName} sont tenus par de vraies personnes, et non par des portails et des algorithmes. Personne ne paie pour figurer plus haut dans une liste.`;
export const aboutVerification =
  'Chaque hébergement affiche son CIN, ses prix et les coordonnées de son propriétaire, et n’est mis en ligne qu’une fois approuvé par une personne.';
export const tickerHint = 'Le texte défile : il s’arrête au survol de la souris ou au focus';
export const heroTitle = 'L’Italie chez l’habitant.';
export const heroIntroduction = `${brandName} met en relation ceux qui voyagent et ceux qui ouvrent leur porte : locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, proposés par de vraies personnes, et non par des portails et des algorithmes.`;
export const heroCinClaim = 'Le CIN dans chaque annonce';
export const heroBadgeClaim = 'Badge « Sicura »';
export const heroContactClaim = 'Vous parlez au propriétaire';
export const ownersTitle = 'Il y a aussi une place pour votre fenêtre.';
export const ownersPitch =
  'Location de vacances, chambre d’hôtes, chambres chez l’habitant, agritourisme : si c’est vous qui ouvrez la porte, vous êtes au bon endroit.';
export const addYourPropertyLink = 'Inscrivez votre hébergement';
export const ownersFreeListing = 'L’inscription est gratuite';
export const ownersDirectContacts = 'Vos coordonnées restent les vôtres : les voyageurs vous écrivent directement';
export const ownersFairOrder =
  'L’ordre des hébergements change chaque jour, le même pour tous : personne ne peut l’acheter';
export const welcomeGreeting = 'Bienvenue.';
export const stepsTitle = 'La porte s’ouvre en trois étapes.';
export const stepsIntroduction =
  'Ni annonces sponsorisées ni palmarès : vous choisissez un lieu, vous regardez les hébergements qui s’y trouvent vraiment et vous écrivez à la personne qui vous accueillera.';
export const ownersCallToAction = 'Vous êtes propriétaire ? Inscrivez votre hébergement';
export const regionStepTitle = 'Choisissez la région';
export const regionStepText =
  'Vingt régions, de la Vallée d’Aoste à la Sardaigne : commencez par une carte postale ou par la carte.';
export const provinceStepTitle = 'Explorez les provinces';
export const provinceStepText =
  'Pour chaque province, vous voyez les villes et le nombre d’hébergements qui vous attendent, sans mauvaise surprise.';
export const homeStepTitle = 'Trouvez votre logement';
export const homeStepText =
  'Vérifiez les dates disponibles et le prix total, puis écrivez au propriétaire, ou appelez-le.';
export const illustrationOf = (regione: string) => `Illustration : ${regione}`;
export const carouselRole = 'carrousel';
export const todaysHomesTitle = 'À découvrir aujourd’hui';
export const todaysHomesHint =
  'Les hébergements changent chaque jour : personne ne paie pour être ici, demain ce sera au tour d’autres.';
export const howWeRankHomesLink = 'Comment nous les classons';
export const allHomesLink = 'Tous les hébergements d’Italie';
export const holidayTypesTitle = 'Quelles vacances cherchez-vous ?';
export const trulliLink = 'Dans un trullo';
export const seaLink = 'En bord de mer';
export const lakeLink = 'Au bord d’un lac';
export const mountainsLink = 'À la montagne';
export const dogLink = 'Avec votre chien';
export const moreThanHomes = (count: number) => `plus de ${formatCount(count)} hébergements`;
export const fromBlogTitle = 'Sur le blog';
export const allArticlesLink = 'Tous les articles';
export const trulliSearchTerm = 'trulli';
export const seaSearchTerm = 'hébergements en bord de mer';
export const lakeSearchTerm = 'hébergements au bord d’un lac';
export const mountainsSearchTerm = 'hébergements à la montagne';
export const dogSearchTerm = 'avec votre chien';

export const homesInRegion = (inRegione: string) => `Hébergements ${inRegione}`;
export const allHomesInRegionLink = (inRegione: string) => `Tous les hébergements ${inRegione}`;
export const articleTodaysHomesTitle = 'Hébergements à découvrir aujourd’hui';
export const articleCoverAlt = (titolo: string) => `Image de couverture de l’article « ${titolo} », en italien`;
export const articleInItalianNote = (titolo: string, giorno: string, minuti: string) =>
  `Un article en italien du blog d’${brandName} : « ${titolo} ». Publié le ${giorno}, ${minuti}.`;

export const rankingPageLink = 'Comment nous classons les hébergements';

export const blogPageDescription =
  'Articles en italien : itinéraires, fêtes, plats et métiers d’Italie, et des conseils pour ceux qui ouvrent leur porte.';
export const blogLink = 'Blog';
export const blogSearchTitle = (cerca: string) => `« ${cerca} » sur le blog`;
export const blogPageNumber = (found: string, page: number) => `${found}, page ${formatCount(page)}`;
export const blogPageTitle = `Le blog d’${brandName}`;
export const blogCategoryTitle = (nome: string) => `${nome} (en italien)`;
export const blogCategoryDescription = (nome: string, _descrizione: string) =>
  `Articles en italien du blog d’${brandName}, dans la rubrique « ${nome} » : lieux, plats et métiers d’Italie.`;

export const homesBreadcrumb = 'Hébergements';
export const searchPageDescription = (title: string) =>
  `${title} : locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, par dates, nombre de voyageurs, prix et équipements. Aucun classement payant.`;

export const homesInCity = (where: string) => `Hébergements ${where}`;
export const cityPageDescription = (where: string, sigla: string) =>
  `Locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes ${where} (${sigla}) : contact direct, prix clairs, aucun classement payant.`;

export const guestAddressConfirmationPageTitle = `Confirmez l’adresse pour les voyageurs — ${brandName}`;
export const guestAddressConfirmationTitle = 'Confirmez l’adresse pour les voyageurs';

export const contactsLabel = 'Contact';
export const ownerAreaLink = 'Espace propriétaires';
export const yourDataLabel = 'Vos données';
export const privacyLink = 'Confidentialité';

export const backToResultsLink = 'Retour aux résultats';
export const filtersPageTitle = `Filtres — ${brandName}`;

export const siteName = brandName;
export const homePageTitle = 'L’Italie chez l’habitant';
export const homePageDescription =
  'Locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, proposés par de vraies personnes, et non par des portails et des algorithmes. Choisissez parmi les 20 régions.';

export const yourDataPageTitle = `Vos données — ${brandName}`;

export const dataLinkRequestHelp =
  'Indiquez votre adresse : nous vous envoyons un lien pour consulter vos données, les télécharger ou les effacer.';
export const dataLinkNeedsJavaScript = 'JavaScript est nécessaire pour demander le lien.';
export const ownerDataHint = `Vous avez un hébergement sur ${brandName} ? Vous trouverez la même chose dans`;
export const ownerDataLink = 'votre espace';
export const yourDataPageDescription = `Consultez, téléchargez ou effacez ce qu’${brandName} conserve avec votre adresse e-mail. Sans mot de passe.`;

export const goToBlogLink = 'Aller au blog';
export const newConfirmationMailHint = 'Vous pouvez demander ici un autre e-mail de confirmation.';
export const newsletterConfirmationPageTitle = `Confirmez votre inscription — ${brandName}`;
export const newsletterConfirmationTitle = 'Confirmez votre inscription';
export const newsletterConfirmationHelp =
  'Appuyez sur « Confirmer », et nous vous écrirons quand paraîtra un article qui vaut le voyage.';
export const confirmButton = 'Confirmer';
export const confirmingLabel = 'Confirmation en cours…';

export const unsubscribeLinkHint =
  'Au bas de chacun de nos e-mails se trouve un lien pour ne plus les recevoir : ouvrez-le depuis le dernier reçu.';
export const unsubscribePageTitle = `Se désinscrire de la newsletter — ${brandName}`;
export const unsubscribeTitle = 'Se désinscrire de la newsletter';
export const unsubscribeHelp =
  'Appuyez sur « Se désinscrire de la newsletter » : nous retirons votre adresse et ne vous écrivons plus.';
export const unsubscribingLabel = 'Nous retirons votre adresse…';

export const demoOnboardingPageTitle = `Inscription de démonstration — ${brandName}`;

export const demoPaymentPageTitle = `Paiement de démonstration — ${brandName}`;

export const bookingPageTitle = `Votre réservation — ${brandName}`;

export const whereInProvince = (dove: string) => `Où, ${dove} ?`;
export const homesInProvince = (dove: string) => `Hébergements ${dove}`;
export const homesInAndNearProvince = (dove: string) => `Hébergements ${dove} et aux alentours`;
export const homesNearbyTitle = 'Hébergements aux alentours';
export const provincePageDescription = (dove: string, nome: string) =>
  `Les communes où séjourner ${dove} (${nome}), avec le nombre d’hébergements de chacune.`;

export const rankingDayColumn = 'Jour';
export const rankingCalculationColumn = 'Calcul';
export const rankingRemainderColumn = 'Reste de la division par 3';
export const rankingOrderColumn = 'La liste du jour';
export const rankingPageTitle = 'Comment nous classons les hébergements';
export const rankingIntroduction =
  'À minuit, c’est un autre hébergement qui prend la tête. La règle est la même pour tous, et personne ne peut acheter cette place.';
export const todaysOrderTitle = 'Le classement du jour';
export const circleStepTitle = 'Les hébergements forment un cercle, l’un après l’autre.';
export const circleStepText =
  'Ce sont ceux qui répondent à votre recherche : les filtres et les dates changent les hébergements du cercle, pas la règle.';
export const rotationStepTitle = 'Chaque nuit à minuit, la liste commence par un autre hébergement.';
export const rotationStepText =
  'De là, on suit le cercle, et après le dernier vient le premier. Le tour avance : chacun passe en tête.';
export const fairnessStepTitle = 'Personne ne peut acheter une place.';
export const fairnessStepText = 'Le même jour, avec la même recherche, tout le monde voit la même liste.';
export const todayLabel = 'Aujourd’hui';
export const tomorrowLabel = 'Demain';
export const dayAfterTomorrowLabel = 'Après-demain';
export const circleDescription = (homes: number, starts: string) =>
  `${formatCount(homes)} hébergements en cercle : la liste commence ${starts}.`;
export const circleStart = (day: string, first: number) =>
  `${day.toLowerCase()} par l’hébergement ${formatCount(first)}`;
export const homesWithPhotosTitle = '« À découvrir aujourd’hui »';
export const homesWithPhotosText =
  'Sur la page d’accueil, sous les articles du blog et là où une page ou un hébergement n’existe plus, nous ne vous proposons que des hébergements avec au moins une photo : les premiers de la liste d’aujourd’hui. Là non plus, personne ne paie, et demain ce sera au tour d’autres. Au bas de la page d’un hébergement figurent les quatre plus proches, sans exception : ceux qui n’ont pas encore de photo viennent en dernier.';
export const calculationSummary = 'Le calcul, pour qui veut le refaire';
export const calculationIntroduction =
  'Dans le cercle, les hébergements se suivent selon leur numéro : vous le lisez dans l’adresse de la page de chacun. Celui par lequel on commence, à minuit, heure de Rome, tout le monde peut le retrouver avec du papier et un crayon :';
export const countDaysStep =
  'on compte les jours depuis le 1er janvier 1970 : au 22 novembre 2026, cela fait 20 779 jours ;';
export const chooseStrideStep =
  'on calcule le décalage : le plus petit nombre entier, à partir de 0,618 fois le nombre des hébergements, qui n’a avec ce nombre aucun diviseur commun à part 1 (pour 3 hébergements c’est 2, pour 10 c’est 7) ;';
export const multiplyDaysStep = 'on multiplie les jours par le décalage et on divise par le nombre des hébergements ;';
export const remainderStep = 'le reste dit combien d’hébergements du cercle sauter avant le premier.';
export const exampleIntroduction = 'Avec trois hébergements, cela donne :';
export const calculationConclusion =
  'En autant de jours qu’il y a d’hébergements, s’ils restent les mêmes, chacun a été premier une fois. Et en un an, aucun n’est premier plus d’une fois de plus qu’un autre.';
export const manyHomesTitle = 'Quand il y a plus de 1 000 hébergements';
export const manyHomesText =
  'Pour ne pas vous faire attendre, nous ne les comptons pas un à un ; quand vous cherchez des mots, c’est déjà le cas au-delà de 500. Le numéro du jour est multiplié par 618 033 et on garde les six derniers chiffres : ils disent, en millionièmes, à quel point de la suite des numéros de tous les hébergements commence la liste. Ici, l’égalité n’est pas parfaite : un hébergement qui vient après une longue suite de numéros sans autre hébergement est premier un peu plus souvent.';
export const chosenOrdersTitle = 'Les tris que vous choisissez';
export const chosenOrdersText =
  'Vous pouvez trier par prix, par nombre de couchages ou par date d’ajout. À égalité, c’est le numéro de l’hébergement qui compte. Ce sont vos choix : sans eux, c’est le classement du jour qui vaut.';
export const ignoredFactorsTitle = 'Ce qui ne compte pas';
export const ignoredFactorsText =
  'Rien de tout cela ne compte : ni les paiements, ni les commissions, ni le nombre de photos, ni les clics, ni le badge « Sicura », ni votre profil. Si minuit passe pendant que vous parcourez la liste, vous continuez avec celle de la veille : vous ne manquez aucun hébergement.';
export const chooseRegionLink = 'Choisissez une région et regardez la liste d’aujourd’hui';
export const rankingPageDescription =
  'Le classement du jour : à minuit, c’est un autre hébergement qui prend la tête. Le même pour tous, il ne s’achète pas.';
export const exampleHomes = ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'];
export const exampleLabel = 'Exemple avec trois hébergements';

export const homeNotFoundTitle = 'Cet hébergement n’existe pas';
export const homeNotFoundText = `Aucun hébergement d’${brandName} n’a cette adresse : elle a peut-être été mal copiée.`;
export const showHomesInCityLink = (inCitta: string) => `Voir les hébergements ${inCitta}`;

export const provinceCount = (count: number) => pluralFr(count, { one: '1 province', other: `${count} provinces` });
export const chooseProvinceHint = 'choisissez-en une pour voir les villes';
export const whereInRegion = (inRegione: string) => `Où, ${inRegione} ?`;
export const regionPageDescription = (inRegione: string) =>
  `Choisissez une province et découvrez les hébergements ${inRegione} : locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes.`;

export const moreThan = (homes: string) => `plus de ${homes}`;
export const throughoutItaly = 'dans toute l’Italie';

export const recentlyViewedTitle = 'Vus récemment';
export const recentlyViewedHint = 'Seul cet appareil s’en souvient.';
export const savedHomesLabel = 'Favoris';
export const savedHomesPageTitle = `Favoris — ${brandName}`;
export const savedHomesHint =
  'C’est cet appareil qui les conserve, sans compte : personne d’autre ne les voit, et on ne les retrouve pas depuis un autre navigateur.';
export const savedHomesListTitle = 'Vos hébergements favoris';
export const savedHomesLoading = 'Chargement de vos favoris…';
export const noSavedHomesTitle = 'Vous n’avez pas encore de favoris';
export const noSavedHomesHint = 'Touchez le cœur d’un hébergement qui vous plaît : vous le retrouverez ici.';
export const showHomesLink = 'Voir les hébergements';
export const savedHomesNotLoaded = 'Nous n’arrivons pas à charger vos favoris.';
export const savedHomesGone = (quante: number) =>
  pluralFr(quante, {
    one: `L’un de vos favoris n’est plus sur ${brandName}, ou il est en pause pour l’instant.`,
    other: `${formatCount(quante)} de vos favoris ne sont plus sur ${brandName}, ou ils sont en pause pour l’instant.`,
  });
export const removeGoneHomesButton = (quante: number) =>
  pluralFr(quante, { one: 'Le retirer de la liste', other: 'Les retirer de la liste' });
export const savedHomesNeedJavaScript =
  'JavaScript est nécessaire pour voir vos favoris : c’est le navigateur qui s’en souvient.';
export const homeSavedNotice = 'Enregistré ·';
export const showSavedHomesLink = 'Voir vos favoris';

export const bindingTextNotice = 'Ceci est une traduction. Seul le texte italien fait foi :';

export const backToMapLink = 'Retour à la carte';
export const errorPageTitle = `Erreur — ${brandName}`;
export const errorTitle = 'Quelque chose n’a pas fonctionné';
export const backToHomePageLink = 'Retour à l’accueil';
export const footerMotto =
  'Locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, proposés par de vraies personnes, et non par des portails et des algorithmes.';
export const travelSectionTitle = 'Voyager';
export const twentyRegionsLink = 'Les 20 régions';
export const hostSectionTitle = 'Accueillir';
export const termsLink = 'Conditions';
export const accessibilityLink = 'Accessibilité';
export const attributionsLink = 'Sources et crédits';
export const copyrightNotice = `© 2026 ${brandOperator?.line ?? brandName}`;
export const mapAttribution = 'Carte : @svg-maps/italy, CC BY 4.0';
export const municipalityAttribution = 'Communes : ISTAT';
export const coordinateAttribution = 'Coordonnées : GeoNames, CC BY 4.0';
export const illustrationAttribution = `Illustrations : ${brandName}`;
export const cookiePreferencesButton = 'Gérer les cookies';
export const cookieLink = 'Cookies';
export const languageLabel = 'Langue';
export const mainNavigationLabel = 'Principale';
export const closeMenuLabel = 'Fermer le menu';
export const openMenuLabel = 'Ouvrir le menu';
export const regionsLink = 'Régions';
export const pageGoneTitle = 'Cette page n’existe plus';
export const pageNotFoundTitle = 'Page introuvable';
export const pageNotFoundHeading = 'Personne n’habite ici';
export const pageGoneHeading = 'Plus personne n’habite ici';
export const skipToContentLink = 'Aller au contenu';
export const showAllHomesLink = 'Voir tous les hébergements';
export const showOtherHomesLink = 'Voir d’autres hébergements';
export const badgePageLink = 'Le badge Sicura';

export const nearbyHomesTitle = (hasStay: boolean) =>
  hasStay ? 'Hébergements à proximité, disponibles à vos dates' : 'Hébergements à proximité';
export const homesWithinDistance = (km: number, hasStay: boolean) =>
  `D’autres hébergements à moins de ${formatCount(km)} km${hasStay ? ', disponibles à vos dates' : ''}`;
export const distanceFromAddress = (address: string, km: number) => `${address}, à ${formatCount(km)} km`;
export const otherHomesTitle = 'En attendant, découvrez ces hébergements';
export const largestHomesTitle = 'En attendant, les plus grands hébergements';
export const ignoredCriteria = (criteria: readonly string[]) =>
  `Ici, nous n’avons pas tenu compte de : ${criteria.join(', ')}.`;

export const otherNearbyHomesTitle = 'D’autres hébergements tout près';
export const freeOnYourDates = (date: string) => `Disponibles à vos dates, ${date}.`;
export const freeOnOtherDatesHint =
  'À vos dates, aucun hébergement n’est disponible tout près : ceux-ci le sont à d’autres dates.';

export const onThisPageLabel = 'Sur cette page';
export const spacesTitle = 'Espaces';
export const goodToKnowTitle = 'Bon à savoir';
export const locationTitle = 'Emplacement';
export const hostTitle = 'Qui vous accueille';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
