import { brandName, brandOperator } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const offlineTitle = 'You’re offline';
export const offlineExplanation =
  'The page didn’t load: perhaps the connection dropped, or you’re in a tunnel. The places stay where they are, and whatever you have booked stays yours.';
export const offlineSavedHomes =
  'The places you saved stay on this device: you’ll find them as soon as you’re back online.';
export const pageNotOpening = 'The page won’t open';
export const retryButton = 'Try again';

export const stalePageNotice = 'We’re updating: prices and dates may be a few minutes old';

export const illustrationLabel = 'Illustration';
export const aboutUsLabel = 'About us';
export const pauseButton = 'Pause';
export const resumeButton = 'Play';
export const previousPhotoLabel = 'Previous photo';
export const choosePhotoLabel = 'Choose a photo';
export const goToPhotoLabel = (position: number) => `Go to photo ${position}`;
export const nextPhotoLabel = 'Next photo';
export const joinUsLink = 'Join us';
export const aboutHospitality =
  'We believe in real hospitality: someone who waits for you at the door, tells you where to buy bread and leaves you a number to call for anything at all.';
export const aboutIndependence = `The places on ${brandName} are run by people, not by portals and algorithms. Nobody pays to be higher up in a list.`;
export const aboutVerification =
  'Every place to stay shows its CIN, its prices and how to reach the people who run it, and goes online only once a person has approved it.';
export const tickerHint = 'The text scrolls: hover over it or focus it to stop it';
export const heroTitle = 'Stay in Italy with the people who live\u00a0there.';
export const heroIntroduction = `${brandName} brings together people who travel and people who open their own door: holiday homes, B&Bs, guest rooms and farm stays run by people, not by portals and algorithms.`;
export const heroCinClaim = 'Official CIN code on every listing';
export const heroBadgeClaim = '“Sicura” badge';
export const heroContactClaim = 'You talk to your host';
export const ownersTitle = 'There’s room for your\u00a0window, too.';
export const ownersPitch =
  'Holiday homes, B&Bs, guest rooms, farm stays: if you open the door yourself, you’ve come to the right place.';
export const addYourPropertyLink = 'List your place';
export const ownersFreeListing = 'Listing is free';
export const ownersDirectContacts = 'Your contact details stay yours: guests write to you directly';
export const ownersFairOrder = 'The order of the places changes every day, the same for everyone: nobody can buy it';
export const welcomeGreeting = 'Welcome.';
export const stepsTitle = 'The door opens in\u00a0three\u00a0steps.';
export const stepsIntroduction =
  'No sponsored listings and no rankings: you choose where to go, see the places to stay that are really there and write to the person who will host you.';
export const ownersCallToAction = 'Are you an owner? List your place';
export const regionStepTitle = 'Choose a region';
export const regionStepText =
  'Twenty regions, from the Aosta Valley to Sardinia: start from a postcard or from the map.';
export const provinceStepTitle = 'Explore the provinces';
export const provinceStepText =
  'For every province you see its towns and how many places are waiting for you, with no surprises.';
export const homeStepTitle = 'Find your place';
export const homeStepText =
  'Check the available dates and the total price, then write to the person who will host you, or call.';
export const illustrationOf = (regione: string) => `Illustration: ${regione}`;
export const carouselRole = 'carousel';
export const todaysHomesTitle = 'Today’s places';
export const todaysHomesHint = 'Places take turns: nobody pays to be here, and tomorrow it’s someone else’s turn.';
export const howWeRankHomesLink = 'How we sort places';
export const allHomesLink = 'All places to stay in Italy';
export const holidayTypesTitle = 'What kind of holiday are you looking for?';
export const trulliLink = 'In a trullo';
export const seaLink = 'By the sea';
export const lakeLink = 'By a lake';
export const mountainsLink = 'In the mountains';
export const dogLink = 'With your dog';
export const moreThanHomes = (count: number) => `more than ${formatCount(count)} places`;
export const fromBlogTitle = 'From the blog';
export const allArticlesLink = 'All articles';
export const trulliSearchTerm = 'trulli';
export const seaSearchTerm = 'places by the sea';
export const lakeSearchTerm = 'places by the lake';
export const mountainsSearchTerm = 'places in the mountains';
export const dogSearchTerm = 'with a dog';

export const homesInRegion = (inRegione: string) => `Places to stay ${inRegione}`;
export const allHomesInRegionLink = (inRegione: string) => `All places to stay ${inRegione}`;
export const articleTodaysHomesTitle = 'Today’s places';
export const articleCoverAlt = (titolo: string) => `Cover of the article “${titolo}”, in Italian`;
export const articleInItalianNote = (titolo: string, giorno: string, minuti: string) =>
  `An article in Italian on the ${brandName} blog: “${titolo}”. Published on ${giorno}, ${minuti}.`;

export const rankingPageLink = 'How we sort places';

export const blogPageDescription =
  'Articles in Italian: routes, festivals, dishes and crafts of Italy, and advice for people who open their doors to guests.';
export const blogLink = 'Blog';
export const blogSearchTitle = (cerca: string) => `“${cerca}” in the blog`;
export const blogPageNumber = (found: string, page: number) => `${found}, page ${formatCount(page)}`;
export const blogPageTitle = `The ${brandName} blog`;
export const blogCategoryTitle = (nome: string) => `${nome} (in Italian)`;
export const blogCategoryDescription = (nome: string, _descrizione: string) =>
  `Articles in Italian on the ${brandName} blog, in the category “${nome}”: places, dishes and crafts of Italy.`;

export const homesBreadcrumb = 'Places to stay';
export const searchPageDescription = (title: string) =>
  `${title}: holiday homes, B&Bs, guest rooms and farm stays, by dates, guests, price and amenities. No paid rankings.`;

export const homesInCity = (where: string) => `Places to stay ${where}`;
export const cityPageDescription = (where: string, sigla: string) =>
  `Holiday homes, B&Bs, guest rooms and farm stays ${where} (${sigla}): direct contact, clear prices, no paid rankings.`;

export const guestAddressConfirmationPageTitle = `Confirm the address for guests — ${brandName}`;
export const guestAddressConfirmationTitle = 'Confirm the address for guests';

export const contactsLabel = 'Contact';
export const ownerAreaLink = 'Owners’ area';
export const yourDataLabel = 'Your data';
export const privacyLink = 'Privacy';

export const backToResultsLink = 'Back to the results';
export const filtersPageTitle = `Filters — ${brandName}`;

export const siteName = brandName;
export const homePageTitle = 'Stay in Italy with the people who live there';
export const homePageDescription =
  'Holiday homes, B&Bs, guest rooms and farm stays run by people, not by portals and algorithms. Choose from 20 regions.';

export const yourDataPageTitle = `Your data — ${brandName}`;

export const dataLinkRequestHelp =
  'Enter your email address: we’ll send you a link to see what there is, download it or delete it.';
export const dataLinkNeedsJavaScript = 'You need JavaScript to ask for the link.';
export const ownerDataHint = `Do you have a place on ${brandName}? You’ll find all this in`;
export const ownerDataLink = 'the owners’ area';
export const yourDataPageDescription = `See, download or delete what ${brandName} keeps under your email address. No password needed.`;

export const goToBlogLink = 'Go to the blog';
export const newConfirmationMailHint = 'You can ask for another confirmation email here.';
export const newsletterConfirmationPageTitle = `Confirm your subscription — ${brandName}`;
export const newsletterConfirmationTitle = 'Confirm your subscription';
export const newsletterConfirmationHelp =
  'Press “Confirm” and we’ll write to you when an article worth the trip comes out.';
export const confirmButton = 'Confirm';
export const confirmingLabel = 'Confirming…';

export const unsubscribeLinkHint =
  'Every newsletter has an unsubscribe link at the foot: open the one in the last newsletter you received.';
export const unsubscribePageTitle = `Unsubscribe from the newsletter — ${brandName}`;
export const unsubscribeTitle = 'Unsubscribe from the newsletter';
export const unsubscribeHelp =
  'Press “Unsubscribe from the newsletter”: we’ll remove your address and won’t write to you again.';
export const unsubscribingLabel = 'Removing your address…';

export const demoOnboardingPageTitle = `Demo sign-up — ${brandName}`;

export const demoPaymentPageTitle = `Demo payment — ${brandName}`;

export const bookingPageTitle = `Your booking — ${brandName}`;

export const whereInProvince = (dove: string) => `Where ${dove}?`;
export const homesInProvince = (dove: string) => `Places to stay ${dove}`;
export const homesInAndNearProvince = (dove: string) => `Places to stay ${dove} and nearby`;
export const homesNearbyTitle = 'Places to stay nearby';
export const provincePageDescription = (dove: string, nome: string) =>
  `The towns ${dove}, ${nome}, and the number of places to stay in each.`;

export const rankingDayColumn = 'Day';
export const rankingCalculationColumn = 'Calculation';
export const rankingRemainderColumn = 'Remainder (÷\u00a03)';
export const rankingOrderColumn = 'The day’s order';
export const rankingPageTitle = 'How we sort places';
export const rankingIntroduction =
  'Every night at midnight a different place comes first. It works the same way for everyone, and nobody can buy the top spot.';
export const todaysOrderTitle = 'Today’s order';
export const circleStepTitle = 'The places stand in a circle, one after another.';
export const circleStepText =
  'They are the places that match your search: filters and dates change the places in the circle, not the rule.';
export const rotationStepTitle = 'Every night at midnight the list begins with a different place.';
export const rotationStepText =
  'From there it follows the circle, and after the last place comes the first. So every place gets its turn.';
export const fairnessStepTitle = 'Nobody can buy a spot.';
export const fairnessStepText = 'On the same day, with the same search, everyone sees the same list.';
export const todayLabel = 'Today';
export const tomorrowLabel = 'Tomorrow';
export const dayAfterTomorrowLabel = 'The day after tomorrow';
export const circleDescription = (homes: number, starts: string) =>
  `${formatCount(homes)} places in a circle: the list begins ${starts}.`;
export const circleStart = (day: string, first: number) => `${day.toLowerCase()} with place ${formatCount(first)}`;
export const homesWithPhotosTitle = '“Today’s places”';
export const homesWithPhotosText =
  'On the home page, below the articles of the blog and where a page or a place to stay is no longer there, we show you only places with at least one photo: the first in today’s order. There, too, nobody pays, and tomorrow it’s someone else’s turn. At the foot of a place’s page are the four nearest, all of them: those that have no photos yet come last.';
export const calculationSummary = 'The calculation, for anyone who wants to check it';
export const calculationIntroduction =
  'In the circle the places stand in the order of their numbers: each place’s number is in the address of its page. Anyone can work out which one the list begins with, at midnight in Rome, with pen and paper:';
export const countDaysStep = 'count the days since 1 January 1970: on 22 November 2026 that makes 20,779;';
export const chooseStrideStep =
  'take the step: the smallest whole number, from 0.618 times the number of places upwards, that has no common divisor with the number of places apart from 1 (for 3 places it is 2, for 10 it is 7);';
export const multiplyDaysStep = 'multiply the days by the step and divide by the number of places;';
export const remainderStep = 'the remainder says how many places in the circle to skip before the first.';
export const exampleIntroduction = 'With three places it goes like this:';
export const calculationConclusion =
  'Over as many days as there are places, if they stay the same, each comes first once. And over a year, no place comes first more than one day more than another.';
export const manyHomesTitle = 'When there are more than 1,000 places';
export const manyHomesText =
  'So as not to keep you waiting, we don’t count them one by one; when you search by words, this already starts above 500. The number of the day is multiplied by 618,033 and the last six digits are kept: they say, in millionths, how far along the numbers of all places the list begins. Here the balance isn’t exact: a place that follows a long gap in the numbers comes first a little more often.';
export const chosenOrdersTitle = 'When you choose the order';
export const chosenOrdersText =
  'You can sort by price, by how many people a place sleeps, or with the newest first. If two tie, their numbers decide. These are your own choices: without them, today’s order applies.';
export const ignoredFactorsTitle = 'What doesn’t count';
export const ignoredFactorsText =
  'Payments, commissions, the number of photos, clicks, the “Sicura” badge and who you are don’t count. If midnight passes while you are browsing, you carry on with the list you had: you don’t miss any place.';
export const chooseRegionLink = 'Choose a region and see today’s order';
export const rankingPageDescription =
  'Today’s order: every night at midnight a different place comes first. The same for everyone, and not for sale.';
export const exampleHomes = ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'];
export const exampleLabel = 'Example with three places';

export const homeNotFoundTitle = 'We can’t find that place';
export const homeNotFoundText = `No place on ${brandName} has this address: perhaps it wasn’t copied correctly.`;
export const showHomesInCityLink = (inCitta: string) => `See the places to stay ${inCitta}`;

export const provinceCount = (count: number) => pluralEn(count, { one: '1 province', other: `${count} provinces` });
export const chooseProvinceHint = 'choose one to see its towns';
export const whereInRegion = (inRegione: string) => `Where ${inRegione}?`;
export const regionPageDescription = (inRegione: string) =>
  `Choose a province and see the places to stay ${inRegione}: holiday homes, B&Bs, guest rooms and farm stays.`;

export const moreThan = (homes: string) => `more than ${homes}`;
export const throughoutItaly = 'all over Italy';

export const recentlyViewedTitle = 'Recently viewed';
export const recentlyViewedHint = 'Only this device remembers them.';
export const savedHomesLabel = 'Saved places';
export const savedHomesPageTitle = `Saved places — ${brandName}`;
export const savedHomesHint =
  'This device keeps them, without an account: nobody else sees them, and you won’t find them in another browser.';
export const savedHomesListTitle = 'The places you have saved';
export const savedHomesLoading = 'Looking for your places…';
export const noSavedHomesTitle = 'No places here yet';
export const noSavedHomesHint = 'Tap the heart on a place you like: you’ll find it here.';
export const showHomesLink = 'See the places';
export const savedHomesNotLoaded = 'We can’t load your saved places.';
export const savedHomesGone = (quante: number) =>
  pluralEn(quante, {
    one: `One of the places you saved is no longer on ${brandName}, or is paused for now.`,
    other: `${quante} of the places you saved are no longer on ${brandName}, or are paused for now.`,
  });
export const removeGoneHomesButton = (quante: number) =>
  pluralEn(quante, { one: 'Remove it from the list', other: 'Remove them from the list' });
export const savedHomesNeedJavaScript =
  'To see your saved places you need JavaScript: it’s your browser that remembers them.';
export const homeSavedNotice = 'Saved ·';
export const showSavedHomesLink = 'See your saved places';

export const bindingTextNotice = 'This is a translation. Only the Italian text is legally binding:';

export const backToMapLink = 'Back to the map';
export const errorPageTitle = `Error — ${brandName}`;
export const errorTitle = 'Something went wrong';
export const backToHomePageLink = 'Back to the home page';
export const footerMotto =
  'Holiday homes, B&Bs, guest rooms and farm stays run by people, not by portals and algorithms.';
export const travelSectionTitle = 'Travelling';
export const twentyRegionsLink = 'The 20 regions';
export const hostSectionTitle = 'Hosting';
export const termsLink = 'Terms';
export const accessibilityLink = 'Accessibility';
export const attributionsLink = 'Sources and credits';
export const copyrightNotice = `© 2026 ${brandOperator?.line ?? brandName}`;
export const mapAttribution = 'Map: @svg-maps/italy, CC BY 4.0';
export const municipalityAttribution = 'Municipalities: ISTAT';
export const coordinateAttribution = 'Coordinates: GeoNames, CC BY 4.0';
export const illustrationAttribution = `Illustrations: ${brandName}`;
export const cookiePreferencesButton = 'Cookie preferences';
export const cookieLink = 'Cookies';
export const languageLabel = 'Language';
export const mainNavigationLabel = 'Main';
export const closeMenuLabel = 'Close the menu';
export const openMenuLabel = 'Open the menu';
export const regionsLink = 'Regions';
export const pageGoneTitle = 'No longer here';
export const pageNotFoundTitle = 'Page not found';
export const pageNotFoundHeading = 'Nobody lives here';
export const pageGoneHeading = 'Nobody lives here any more';
export const skipToContentLink = 'Skip to content';
export const showAllHomesLink = 'See all places to stay';
export const showOtherHomesLink = 'See other places';
export const badgePageLink = 'The Sicura badge';

export const nearbyHomesTitle = (hasStay: boolean) =>
  hasStay ? 'Nearby places, available on your dates' : 'Nearby places';
export const homesWithinDistance = (km: number, hasStay: boolean) =>
  `Other places within ${formatCount(km)} km${hasStay ? ', available on your dates' : ''}`;
export const distanceFromAddress = (address: string, km: number) => `${address}, ${formatCount(km)}\u00a0km away`;
export const otherHomesTitle = 'Meanwhile, have a look at these';
export const largestHomesTitle = 'Meanwhile, the largest places';
export const ignoredCriteria = (criteria: readonly string[]) => `Not taken into account here: ${criteria.join(', ')}.`;

export const otherNearbyHomesTitle = 'Other places nearby';
export const freeOnYourDates = (date: string) => `Available on your dates, ${date}.`;
export const freeOnOtherDatesHint = 'No place nearby is available on your dates: these are available on others.';

export const onThisPageLabel = 'On this page';
export const spacesTitle = 'Spaces';
export const goodToKnowTitle = 'Good to know';
export const locationTitle = 'Where you’ll be';
export const hostTitle = 'Your host';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
