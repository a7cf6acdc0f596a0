import { brandName, brandOperator } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const offlineTitle = 'Sie sind offline';
export const offlineExplanation =
  'Die Seite konnte nicht geladen werden. Vielleicht ist das Netz weg, oder Sie fahren gerade durch einen Tunnel. Die Häuser bleiben, wo sie sind, und was Sie schon gebucht haben, bleibt gebucht.';
export const offlineSavedHomes =
  'Ihre gemerkten Unterkünfte bleiben auf diesem Gerät. Sie sind wieder da, sobald Sie online sind.';
export const pageNotOpening = 'Die Seite lässt sich nicht öffnen';
export const retryButton = 'Noch einmal versuchen';

export const stalePageNotice = 'Wir aktualisieren gerade: Preise und Verfügbarkeit können einige Minuten alt sein';

export const illustrationLabel = 'Illustration';
export const aboutUsLabel = 'Über uns';
export const pauseButton = 'Anhalten';
export const resumeButton = 'Fortsetzen';
export const previousPhotoLabel = 'Vorheriges Foto';
export const choosePhotoLabel = 'Foto wählen';
export const goToPhotoLabel = (position: number) => `Zu Foto ${position}`;
export const nextPhotoLabel = 'Nächstes Foto';
export const joinUsLink = 'Machen Sie mit';
export const aboutHospitality =
  'Wir glauben an echte Gastfreundschaft: Jemand erwartet Sie an der Tür, erzählt Ihnen, wo es gutes Brot gibt, und lässt Ihnen für alle Fälle eine Telefonnummer da.';
export const aboutIndependence = `Die Häuser auf ${brandName} werden von Menschen geführt, nicht von Portalen und Algorithmen. Niemand bezahlt, um in einer Liste weiter oben zu stehen.`;
export const aboutVerification =
  'Jede Unterkunft zeigt ihren CIN, ihre Preise und die Kontaktdaten der Gastgeber. Online ist sie erst, wenn ein Mensch sie freigegeben hat.';
export const tickerHint = 'Lauftext: Er hält an, wenn die Maus darüber steht oder er den Fokus hat';
export const heroTitle = 'Zu Gast bei Menschen in\u00a0Italien.';
export const heroIntroduction = `${brandName} bringt Reisende mit denen zusammen, die ihre Tür öffnen: Ferienhäuser, Ferienwohnungen, B&Bs, Gästezimmer und Bauernhöfe, geführt von Menschen, nicht von Portalen und Algorithmen.`;
export const heroCinClaim = 'CIN in jedem Inserat';
export const heroBadgeClaim = 'Siegel „Sicura“';
export const heroContactClaim = 'Direkt mit den Gastgebern';
export const ownersTitle = 'Hier ist auch für Ihr Fenster noch\u00a0Platz.';
export const ownersPitch =
  'Ferienhaus, Ferienwohnung, B&B, Gästezimmer, Bauernhof: Wenn Sie selbst die Tür öffnen, sind Sie hier richtig.';
export const addYourPropertyLink = 'Unterkunft eintragen';
export const ownersFreeListing = 'Der Eintrag ist kostenlos';
export const ownersDirectContacts = 'Ihre Kontaktdaten bleiben bei Ihnen, Gäste schreiben Ihnen direkt';
export const ownersFairOrder =
  'Die Reihenfolge wechselt jeden Tag und ist für alle gleich, und niemand kann sie kaufen';
export const welcomeGreeting = 'Willkommen.';
export const stepsTitle = 'Die Tür öffnet sich in\u00a0drei\u00a0Schritten.';
export const stepsIntroduction =
  'Keine bezahlten Anzeigen und keine Ranglisten. Sie wählen einen Ort, sehen, welche Häuser es dort wirklich gibt, und schreiben den Menschen, bei denen Sie zu Gast sein werden.';
export const ownersCallToAction = 'Sie sind Gastgeber? Unterkunft eintragen';
export const regionStepTitle = 'Region wählen';
export const regionStepText =
  'Zwanzig Regionen, vom Aostatal bis Sardinien. Beginnen Sie mit einer Postkarte oder mit der Karte.';
export const provinceStepTitle = 'Provinzen entdecken';
export const provinceStepText =
  'In jeder Provinz sehen Sie die Orte und wie viele Häuser Sie dort erwarten, ohne Überraschungen.';
export const homeStepTitle = 'Unterkunft finden';
export const homeStepText =
  'Prüfen Sie Verfügbarkeit und Gesamtpreis, dann schreiben Sie Ihren Gastgebern oder rufen sie an.';
export const illustrationOf = (regione: string) => `Illustration: ${regione}`;
export const carouselRole = 'Bilderkarussell';
export const todaysHomesTitle = 'Unterkünfte des Tages';
export const todaysHomesHint =
  'Jeden Tag andere. Niemand bezahlt, um hier zu stehen, und morgen sind andere an der Reihe.';
export const howWeRankHomesLink = 'So sortieren wir';
export const allHomesLink = 'Alle Unterkünfte in Italien';
export const holidayTypesTitle = 'Welchen Urlaub suchen Sie?';
export const trulliLink = 'Im Trullo';
export const seaLink = 'Am Meer';
export const lakeLink = 'Am See';
export const mountainsLink = 'In den Bergen';
export const dogLink = 'Mit Hund';
export const moreThanHomes = (count: number) => `über ${formatCount(count)} Unterkünfte`;
export const fromBlogTitle = 'Aus dem Blog';
export const allArticlesLink = 'Alle Artikel';
export const trulliSearchTerm = 'Trulli';
export const seaSearchTerm = 'Häuser am Meer';
export const lakeSearchTerm = 'Häuser am See';
export const mountainsSearchTerm = 'Häuser in den Bergen';
export const dogSearchTerm = 'mit Hund';

export const homesInRegion = (inRegione: string) => `Unterkünfte ${inRegione}`;
export const allHomesInRegionLink = (inRegione: string) => `Alle Unterkünfte ${inRegione}`;
export const articleTodaysHomesTitle = 'Unterkünfte des Tages';
export const articleCoverAlt = (titolo: string) => `Titelbild des Artikels „${titolo}“, auf Italienisch`;
export const articleInItalianNote = (titolo: string, giorno: string, minuti: string) =>
  `Ein Artikel auf Italienisch im Blog von ${brandName}: „${titolo}“. Veröffentlicht am ${giorno}, ${minuti}.`;

export const rankingPageLink = 'So sortieren wir';

export const blogPageDescription =
  'Artikel auf Italienisch über Ausflüge, Feste, Gerichte und Handwerk, dazu Tipps für alle, die ihr Haus für Gäste öffnen.';
export const blogLink = 'Blog';
export const blogSearchTitle = (cerca: string) => `„${cerca}“ im Blog`;
export const blogPageNumber = (found: string, page: number) => `${found}, Seite ${formatCount(page)}`;
export const blogPageTitle = `Der Blog von ${brandName}`;
export const blogCategoryTitle = (nome: string) => `${nome} (auf Italienisch)`;
export const blogCategoryDescription = (nome: string, _descrizione: string) =>
  `Artikel auf Italienisch im Blog von ${brandName}, aus der Rubrik „${nome}“: Orte, Gerichte und Handwerk aus Italien.`;

export const homesBreadcrumb = 'Unterkünfte';
export const searchPageDescription = (title: string) =>
  `${title}: Ferienhäuser und -wohnungen, B&Bs, Gästezimmer und Bauernhöfe, nach Reisedaten, Gästen, Preis und Ausstattung. Keine bezahlten Ranglisten.`;

export const homesInCity = (where: string) => `Unterkünfte ${where}`;
export const cityPageDescription = (where: string, sigla: string) =>
  `Ferienhäuser und -wohnungen, B&Bs, Gästezimmer und Bauernhöfe ${where} (${sigla}): direkter Kontakt, klare Preise, keine bezahlten Ranglisten.`;

export const guestAddressConfirmationPageTitle = `E-Mail-Adresse für Gäste bestätigen — ${brandName}`;
export const guestAddressConfirmationTitle = 'E-Mail-Adresse für Gäste bestätigen';

export const contactsLabel = 'Kontakt';
export const ownerAreaLink = 'Gastgeberbereich';
export const yourDataLabel = 'Ihre Daten';
export const privacyLink = 'Datenschutz';

export const backToResultsLink = 'Zurück zu den Ergebnissen';
export const filtersPageTitle = `Filter — ${brandName}`;

export const siteName = brandName;
export const homePageTitle = 'Zu Gast in Italien, bei Menschen, die hier zu Hause sind';
export const homePageDescription =
  'Ferienhäuser, Ferienwohnungen, B&Bs, Gästezimmer und Bauernhöfe, geführt von Menschen, nicht von Portalen und Algorithmen. Wählen Sie aus den 20 Regionen.';

export const yourDataPageTitle = `Ihre Daten — ${brandName}`;

export const dataLinkRequestHelp =
  'Geben Sie Ihre Adresse an. Wir senden Ihnen einen Link, mit dem Sie Ihre Daten ansehen, herunterladen oder löschen.';
export const dataLinkNeedsJavaScript = 'Um den Link anzufordern, muss JavaScript eingeschaltet sein.';
export const ownerDataHint = `Haben Sie eine Unterkunft auf ${brandName}? Dasselbe finden Sie in`;
export const ownerDataLink = 'Ihrem Gastgeberbereich';
export const yourDataPageDescription = `Sehen Sie an, laden Sie herunter oder löschen Sie, was ${brandName} zu Ihrer E-Mail-Adresse speichert. Ohne Passwort.`;

export const goToBlogLink = 'Zum Blog';
export const newConfirmationMailHint = 'Hier können Sie eine neue Bestätigungsmail anfordern.';
export const newsletterConfirmationPageTitle = `Anmeldung bestätigen — ${brandName}`;
export const newsletterConfirmationTitle = 'Anmeldung bestätigen';
export const newsletterConfirmationHelp =
  'Klicken Sie auf „Bestätigen“, und wir schreiben Ihnen, wenn ein Artikel erscheint, der die Reise wert ist.';
export const confirmButton = 'Bestätigen';
export const confirmingLabel = 'Wir bestätigen…';

export const unsubscribeLinkHint =
  'Am Ende jeder Ausgabe steht ein Link zum Abbestellen. Öffnen Sie ihn in der letzten, die Sie erhalten haben.';
export const unsubscribePageTitle = `Newsletter abbestellen — ${brandName}`;
export const unsubscribeTitle = 'Newsletter abbestellen';
export const unsubscribeHelp =
  'Klicken Sie auf „Newsletter abbestellen“. Wir löschen Ihre Adresse und schreiben Ihnen nicht mehr.';
export const unsubscribingLabel = 'Wir löschen Ihre Adresse…';

export const demoOnboardingPageTitle = `Testregistrierung — ${brandName}`;

export const demoPaymentPageTitle = `Testzahlung — ${brandName}`;

export const bookingPageTitle = `Ihre Buchung — ${brandName}`;

export const whereInProvince = (dove: string) => `Wo ${dove}?`;
export const homesInProvince = (dove: string) => `Unterkünfte ${dove}`;
export const homesInAndNearProvince = (dove: string) => `Unterkünfte ${dove} und Umgebung`;
export const homesNearbyTitle = 'Unterkünfte in der Umgebung';
export const provincePageDescription = (dove: string, nome: string) =>
  `Die Orte ${dove} (${nome}) und wie viele Unterkünfte es dort jeweils gibt.`;

export const rankingDayColumn = 'Tag';
export const rankingCalculationColumn = 'Rechnung';
export const rankingRemainderColumn = 'Rest, geteilt durch\u00a03';
export const rankingOrderColumn = 'Die Reihe des Tages';
export const rankingPageTitle = 'So sortieren wir die Unterkünfte';
export const rankingIntroduction =
  'Jeden Tag um Mitternacht geht der erste Platz an eine andere Unterkunft. Das gilt für alle gleich, und niemand kann den ersten Platz kaufen.';
export const todaysOrderTitle = 'Die Reihenfolge von heute';
export const circleStepTitle = 'Die Unterkünfte stehen im Kreis, eine nach der anderen.';
export const circleStepText =
  'Es sind die, die zu Ihrer Suche passen: Filter und Reisedaten ändern, welche Unterkünfte im Kreis stehen, nicht die Regel.';
export const rotationStepTitle = 'Um Mitternacht beginnt die Reihe jedes Mal bei einer anderen Unterkunft.';
export const rotationStepText =
  'Von dort geht es im Kreis weiter, und nach der letzten kommt die erste. Der Platz wandert, und jede kommt einmal an die Reihe.';
export const fairnessStepTitle = 'Niemand kann einen Platz kaufen.';
export const fairnessStepText = 'Am selben Tag, mit derselben Suche, sehen alle dieselbe Reihe.';
export const todayLabel = 'Heute';
export const tomorrowLabel = 'Morgen';
export const dayAfterTomorrowLabel = 'Übermorgen';
export const circleDescription = (homes: number, starts: string) =>
  `${formatCount(homes)} Unterkünfte im Kreis: Die Reihe beginnt ${starts}.`;
export const circleStart = (day: string, first: number) => `${day.toLowerCase()} bei Unterkunft ${formatCount(first)}`;
export const homesWithPhotosTitle = '„Unterkünfte des Tages“';
export const homesWithPhotosText =
  'Auf der Startseite, unter den Artikeln des Blogs und dort, wo es eine Seite oder eine Unterkunft nicht mehr gibt, zeigen wir Ihnen nur Unterkünfte mit mindestens einem Foto: die ersten der heutigen Reihe. Auch dort bezahlt niemand dafür, und morgen sind andere an der Reihe. Am Ende der Seite einer Unterkunft stehen die vier nächstgelegenen, und zwar alle. Wer noch kein Foto hat, kommt zuletzt.';
export const calculationSummary = 'Die Rechnung, für alle, die nachrechnen wollen';
export const calculationIntroduction =
  'Im Kreis stehen die Unterkünfte nach ihrer Nummer, die in der Adresse jeder Seite steht. Bei welcher die Reihe um Mitternacht (Ortszeit Rom) beginnt, kann jeder mit Papier und Stift nachrechnen:';
export const countDaysStep = 'Man zählt die Tage seit dem 1. Januar 1970: Am 22. November 2026 sind es 20.779;';
export const chooseStrideStep =
  'man nimmt den Schritt: die kleinste ganze Zahl, die mindestens 0,618-mal so groß ist wie die Anzahl der Unterkünfte und mit ihr außer 1 keinen gemeinsamen Teiler hat (bei 3 Unterkünften ist es 2, bei 10 ist es 7);';
export const multiplyDaysStep =
  'man multipliziert die Tage mit dem Schritt und teilt durch die Anzahl der Unterkünfte;';
export const remainderStep = 'der Rest sagt, wie viele Unterkünfte des Kreises vor der ersten übersprungen werden.';
export const exampleIntroduction = 'Mit drei Unterkünften geht das so:';
export const calculationConclusion =
  'Nach so vielen Tagen, wie es Unterkünfte gibt, war jede einmal die erste, wenn es dieselben bleiben. Und in einem Jahr ist keine mehr als einmal öfter die erste als eine andere.';
export const manyHomesTitle = 'Bei mehr als 1.000 Unterkünften';
export const manyHomesText =
  'Damit Sie nicht warten müssen, zählen wir sie dann nicht einzeln; wenn Sie nach Wörtern suchen, schon ab 500. Die Zahl des Tages wird mit 618.033 multipliziert, und man behält die letzten sechs Ziffern. Sie geben in Millionsteln an, an welcher Stelle auf dem Weg durch die Nummern aller Unterkünfte die Reihe beginnt. Ganz gleichmäßig ist das nicht. Eine Unterkunft, die auf eine lange Strecke unbesetzter Nummern folgt, ist etwas öfter die erste.';
export const chosenOrdersTitle = 'Die Reihenfolge, die Sie wählen';
export const chosenOrdersText =
  'Sie können nach Preis, nach Schlafplätzen oder nach den neuesten sortieren. Bei Gleichstand gilt die Nummer der Unterkunft. Das wählen Sie selbst. Sonst gilt die Reihenfolge von heute.';
export const ignoredFactorsTitle = 'Was nicht zählt';
export const ignoredFactorsText =
  'Es zählen weder Zahlungen noch Provisionen, Anzahl der Fotos, Klicks, das Siegel „Sicura“ oder wer Sie sind. Wenn es beim Blättern Mitternacht wird, bleiben Sie in der bisherigen Reihe. Sie verpassen keine Unterkunft.';
export const chooseRegionLink = 'Region wählen und die heutige Reihe ansehen';
export const rankingPageDescription =
  'Die Reihenfolge von heute: Jeden Tag um Mitternacht geht der erste Platz an eine andere Unterkunft. Für alle gleich, nicht zu kaufen.';
export const exampleHomes = ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'];
export const exampleLabel = 'Beispiel mit drei Unterkünften';

export const homeNotFoundTitle = 'Diese Unterkunft gibt es nicht';
export const homeNotFoundText = `Keine Unterkunft auf ${brandName} hat diese Adresse. Vielleicht wurde sie falsch kopiert.`;
export const showHomesInCityLink = (inCitta: string) => `Unterkünfte ${inCitta} ansehen`;

export const provinceCount = (count: number) => pluralDe(count, { one: '1 Provinz', other: `${count} Provinzen` });
export const chooseProvinceHint = 'wählen Sie eine, um die Orte zu sehen';
export const whereInRegion = (inRegione: string) => `Wo ${inRegione}?`;
export const regionPageDescription = (inRegione: string) =>
  `Wählen Sie eine Provinz und sehen Sie, welche Unterkünfte es ${inRegione} gibt: Ferienhäuser und -wohnungen, B&Bs, Gästezimmer und Bauernhöfe.`;

export const moreThan = (homes: string) => `über ${homes}`;
export const throughoutItaly = 'in ganz Italien';

export const recentlyViewedTitle = 'Zuletzt angesehen';
export const recentlyViewedHint = 'Nur auf diesem Gerät gespeichert.';
export const savedHomesLabel = 'Merkliste';
export const savedHomesPageTitle = `Merkliste — ${brandName}`;
export const savedHomesHint =
  'Die Liste liegt auf diesem Gerät, ohne Konto. Niemand sonst sieht sie, und in einem anderen Browser ist sie nicht da.';
export const savedHomesListTitle = 'Unterkünfte, die Sie sich gemerkt haben';
export const savedHomesLoading = 'Ihre Unterkünfte werden geladen…';
export const noSavedHomesTitle = 'Hier ist noch keine Unterkunft';
export const noSavedHomesHint =
  'Tippen Sie bei einer Unterkunft, die Ihnen gefällt, auf das Herz. Hier finden Sie sie wieder.';
export const showHomesLink = 'Unterkünfte ansehen';
export const savedHomesNotLoaded = 'Wir können Ihre Merkliste gerade nicht laden.';
export const savedHomesGone = (quante: number) =>
  pluralDe(quante, {
    one: `Eine der Unterkünfte auf Ihrer Merkliste ist nicht mehr auf ${brandName} oder pausiert gerade.`,
    other: `${formatCount(quante)} der Unterkünfte auf Ihrer Merkliste sind nicht mehr auf ${brandName} oder pausieren gerade.`,
  });
export const removeGoneHomesButton = () => 'Von der Liste nehmen';
export const savedHomesNeedJavaScript = 'Für die Merkliste ist JavaScript nötig. Der Browser speichert sie.';
export const homeSavedNotice = 'Gemerkt ·';
export const showSavedHomesLink = 'Zur Merkliste';

export const bindingTextNotice = 'Dies ist eine Übersetzung. Verbindlich ist der italienische Text:';

export const backToMapLink = 'Zurück zur Karte';
export const errorPageTitle = `Fehler — ${brandName}`;
export const errorTitle = 'Etwas hat nicht geklappt';
export const backToHomePageLink = 'Zur Startseite';
export const footerMotto =
  'Ferienhäuser, Ferienwohnungen, B&Bs, Gästezimmer und Bauernhöfe, geführt von Menschen, nicht von Portalen und Algorithmen.';
export const travelSectionTitle = 'Reisen';
export const twentyRegionsLink = 'Die 20 Regionen';
export const hostSectionTitle = 'Für Gastgeber';
export const termsLink = 'Buchungs\u00adbedingungen';
export const accessibilityLink = 'Barrierefreiheit';
export const attributionsLink = 'Quellen und Nachweise';
export const copyrightNotice = `© 2026 ${brandOperator?.line ?? brandName}`;
export const mapAttribution = 'Karte: @svg-maps/italy, CC BY 4.0';
export const municipalityAttribution = 'Gemeinden: ISTAT';
export const coordinateAttribution = 'Koordinaten: GeoNames, CC BY 4.0';
export const illustrationAttribution = `Illustrationen: ${brandName}`;
export const cookiePreferencesButton = 'Cookie-Einstellungen';
export const cookieLink = 'Cookies';
export const languageLabel = 'Sprache';
export const mainNavigationLabel = 'Hauptmenü';
export const closeMenuLabel = 'Menü schließen';
export const openMenuLabel = 'Menü öffnen';
export const regionsLink = 'Regionen';
export const pageGoneTitle = 'Nicht mehr da';
export const pageNotFoundTitle = 'Seite nicht gefunden';
export const pageNotFoundHeading = 'Hier wohnt niemand';
export const pageGoneHeading = 'Hier wohnt niemand mehr';
export const skipToContentLink = 'Zum Inhalt';
export const showAllHomesLink = 'Alle Unterkünfte ansehen';
export const showOtherHomesLink = 'Andere Unterkünfte';
export const badgePageLink = 'Das Siegel „Sicura“';

export const nearbyHomesTitle = (hasStay: boolean) =>
  hasStay ? 'In der Nähe und frei zu Ihren Reisedaten' : 'Unterkünfte in der Nähe';
export const homesWithinDistance = (km: number, hasStay: boolean) =>
  `Weitere Unterkünfte im Umkreis von ${formatCount(km)} km${hasStay ? ', frei zu Ihren Reisedaten' : ''}`;
export const distanceFromAddress = (address: string, km: number) => `${address}, ${formatCount(km)}\u00a0km entfernt`;
export const otherHomesTitle = 'Schauen Sie solange hier vorbei';
export const largestHomesTitle = 'Die größten Unterkünfte';
export const ignoredCriteria = (criteria: readonly string[]) => `Hier ohne: ${criteria.join(', ')}.`;

export const otherNearbyHomesTitle = 'Weitere Unterkünfte in der Nähe';
export const freeOnYourDates = (date: string) => `Frei zu Ihren Reisedaten, ${date}.`;
export const freeOnOtherDatesHint =
  'Zu Ihren Reisedaten ist in der Nähe nichts frei. Diese Unterkünfte sind es zu anderen Terminen.';

export const onThisPageLabel = 'Auf dieser Seite';
export const spacesTitle = 'Räume';
export const goodToKnowTitle = 'Gut zu wissen';
export const locationTitle = 'Lage';
export const hostTitle = 'Gastgeber';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
