import { brandName, brandOperator, brandTexts, isBranded } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';

export const offlineTitle = 'Sei senza connessione';
export const offlineExplanation =
  'La pagina non si è caricata: forse la rete è caduta, o sei in galleria. Le case restano dove sono, e quello che hai già prenotato resta tuo.';
export const offlineSavedHomes =
  'Le case che hai salvato restano su questo dispositivo: le ritrovi appena torna la rete.';
export const pageNotOpening = 'La pagina non si apre';
export const retryButton = 'Riprova';

export const stalePageNotice = 'Stiamo aggiornando: prezzi e date possono essere di qualche minuto fa';

export const illustrationLabel = 'Illustrazione';
export const aboutUsLabel = 'Chi siamo';
export const pauseButton = 'Metti in pausa';
export const resumeButton = 'Riprendi';
export const previousPhotoLabel = 'Foto precedente';
export const choosePhotoLabel = 'Scegli la foto';
export const goToPhotoLabel = (position: number) => `Vai alla foto ${position}`;
export const nextPhotoLabel = 'Foto successiva';
export const joinUsLink = 'Unisciti a noi';
export const aboutHospitality =
  'Crediamo nell’ospitalità vera: quella di chi ti aspetta sulla porta, ti racconta dove comprare il pane e ti lascia il numero per qualsiasi cosa.';
export const aboutIndependence = `Le case di ${brandName} sono gestite da persone, non da portali e algoritmi. Nessuno paga per stare più in alto in una lista.`;
export const aboutVerification =
  'Ogni struttura mostra il suo CIN, i suoi prezzi e i contatti di chi la tiene aperta, e va online solo dopo che una persona l’ha approvata.';
export const tickerHint = 'Il testo scorre: si ferma con il mouse o con il fuoco';
export const heroTitle = `${brandTexts.title ?? 'Le case d’Italia, aperte da chi le\u00a0abita'}.`;
export const heroIntroduction =
  brandTexts.introduction ??
  `${brandName} mette in contatto chi viaggia con chi apre la propria porta: case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.`;
export const heroCinClaim = 'CIN in ogni annuncio';
export const heroBadgeClaim = 'Badge «Sicura»';
export const heroContactClaim = 'Parli con chi ospita';
export const ownersTitle = 'C’è posto anche per la\u00a0tua finestra.';
export const ownersPitch =
  'Case vacanza, B&B, affittacamere, agriturismi: se apri tu la porta, questo è il posto giusto.';
export const addYourPropertyLink = 'Inserisci la tua Struttura';
export const ownersFreeListing = 'L’inserimento è gratuito';
export const ownersDirectContacts = 'I contatti restano tuoi: gli ospiti ti scrivono direttamente';
export const ownersFairOrder = 'L’ordine delle case gira ogni giorno, uguale per tutti: nessuno può comprarlo';
export const welcomeGreeting = 'Ti diamo il benvenuto.';
export const stepsTitle = 'La porta si apre in\u00a0tre\u00a0passi.';
export const stepsIntroduction =
  'Niente annunci sponsorizzati e niente classifiche: scegli un luogo, guardi le case che ci sono davvero e scrivi a chi ti ospiterà.';
export const ownersCallToAction = 'Sei un Proprietario? Inserisci la tua Struttura';
export const regionStepTitle = 'Scegli la regione';
export const regionStepText = 'Venti regioni, dalla Valle d’Aosta alla Sardegna: parti da una cartolina o dalla mappa.';
export const provinceStepTitle = 'Esplora le province';
export const provinceStepText = 'Per ogni provincia vedi le città e quante case ti aspettano, senza sorprese.';
export const homeStepTitle = 'Trova la casa';
export const homeStepText = 'Controlla le date libere e il prezzo totale, poi scrivi o chiama chi ti ospiterà.';
export const illustrationOf = (regione: string) => `Illustrazione: ${regione}`;
export const carouselRole = 'carosello';
export const todaysHomesTitle = 'Le case di oggi';
export const todaysHomesHint = 'Case a rotazione: nessuno paga per esserci, domani tocca ad altre.';
export const howWeRankHomesLink = 'Come ordiniamo le case';
export const allHomesLink = brandTexts.allHomes ?? 'Tutte le case d’Italia';
export const holidayTypesTitle = 'Che vacanza cerchi?';
export const trulliLink = 'Nei trulli';
export const seaLink = 'Al mare';
export const lakeLink = 'Al lago';
export const mountainsLink = 'In montagna';
export const dogLink = 'Con il cane';
export const moreThanHomes = (count: number) => `oltre ${formatCount(count)} case`;
export const fromBlogTitle = 'Dal blog';
export const allArticlesLink = 'Tutti gli articoli';
export const trulliSearchTerm = 'trulli';
export const seaSearchTerm = 'case al mare';
export const lakeSearchTerm = 'case al lago';
export const mountainsSearchTerm = 'case in montagna';
export const dogSearchTerm = 'con il cane';

export const homesInRegion = (inRegione: string) => `Case ${inRegione}`;
export const allHomesInRegionLink = (inRegione: string) => `Tutte le case ${inRegione}`;
export const articleTodaysHomesTitle = 'Le case di oggi';
export const articleCoverAlt = (titolo: string) => `La copertina di «${titolo}»`;
/** Meta description of an Italian article on pages in other languages. `null` in Italian, where articles have descriptions. */
export const articleInItalianNote: ((titolo: string, giorno: string, minuti: string) => string) | null = null;

export const rankingPageLink = 'Come ordiniamo le case';

export const blogPageDescription =
  brandTexts.blogDescription ??
  'Itinerari, feste, piatti e mestieri d’Italia, e consigli per chi apre la propria casa.';
export const blogLink = 'Blog';
export const blogSearchTitle = (cerca: string) => `«${cerca}» nel blog`;
export const blogPageNumber = (found: string, page: number) => `${found}, pagina ${formatCount(page)}`;
export const blogPageTitle = `Il blog di ${brandName}`;
/** Categories have only Italian names and descriptions, so the messages in the other languages add a note. */
export const blogCategoryTitle = (nome: string) => nome;
export const blogCategoryDescription = (_nome: string, descrizione: string) => descrizione;

export const homesBreadcrumb = 'Case';
export const searchPageDescription = (title: string) =>
  `${title}: case vacanza, B&B, affittacamere e agriturismi, per date, ospiti, prezzo e servizi. Nessuna classifica a pagamento.`;

export const homesInCity = (where: string) => `Case ${where}`;
export const cityPageDescription = (where: string, sigla: string) =>
  `Case vacanza, B&B, affittacamere e agriturismi ${where} (${sigla}): contatti diretti, prezzi chiari, nessuna classifica a pagamento.`;

export const guestAddressConfirmationPageTitle = `Conferma l’indirizzo per gli ospiti — ${brandName}`;
export const guestAddressConfirmationTitle = 'Conferma l’indirizzo per gli ospiti';

export const contactsLabel = 'Contatti';
export const ownerAreaLink = 'Area proprietari';
export const yourDataLabel = 'I tuoi dati';
export const privacyLink = 'Privacy';

export const backToResultsLink = 'Torna ai risultati';
export const filtersPageTitle = `Filtri — ${brandName}`;

export const siteName = brandName;
export const homePageTitle = brandTexts.title ?? 'Le case d’Italia, aperte da chi le abita';
export const footerMotto =
  brandTexts.motto ?? 'Case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.';
export const homePageDescription = `${footerMotto} Scegli tra le 20 regioni.`;

export const yourDataPageTitle = `I tuoi dati — ${brandName}`;

export const dataLinkRequestHelp =
  'Scrivi il tuo indirizzo: ti mandiamo un link per vedere che cosa c’è, scaricarlo o cancellarlo.';
export const dataLinkNeedsJavaScript = 'Per chiedere il link serve JavaScript.';
export const ownerDataHint = `Hai una casa su ${brandName}? Trovi le stesse cose nella`;
export const ownerDataLink = 'tua area';
export const yourDataPageDescription = `Vedi, scarica o cancella quello che ${brandName} tiene con il tuo indirizzo e-mail. Senza password.`;

export const goToBlogLink = 'Vai al blog';
export const newConfirmationMailHint = 'Puoi chiedere un’altra e-mail di conferma qui.';
export const newsletterConfirmationPageTitle = `Conferma l’iscrizione — ${brandName}`;
export const newsletterConfirmationTitle = 'Conferma l’iscrizione';
export const newsletterConfirmationHelp =
  'Premi «Conferma» e ti scriviamo quando esce un articolo che vale il viaggio.';
export const confirmButton = 'Conferma';
export const confirmingLabel = 'Confermiamo…';

export const unsubscribeLinkHint =
  'Ogni nostra lettera ha in fondo un link per lasciarla: aprilo dall’ultima che hai ricevuto.';
export const unsubscribePageTitle = `Lascia la newsletter — ${brandName}`;
export const unsubscribeTitle = 'Lascia la newsletter';
export const unsubscribeHelp = 'Premi «Lascia la newsletter»: togliamo il tuo indirizzo e non ti scriviamo più.';
export const unsubscribingLabel = 'Togliamo il tuo indirizzo…';

export const demoOnboardingPageTitle = `Registrazione dimostrativa — ${brandName}`;

export const demoPaymentPageTitle = `Pagamento dimostrativo — ${brandName}`;

export const bookingPageTitle = `La tua prenotazione — ${brandName}`;

export const whereInProvince = (dove: string) => `Dove, ${dove}?`;
export const homesInProvince = (dove: string) => `Case ${dove}`;
export const homesInAndNearProvince = (dove: string) => `Case ${dove} e nei dintorni`;
export const homesNearbyTitle = 'Case nei dintorni';
export const provincePageDescription = (dove: string, nome: string) =>
  `Le città ${dove}, ${nome}, e il numero di case in ognuna.`;

export const rankingDayColumn = 'Giorno';
export const rankingCalculationColumn = 'Conto';
export const rankingRemainderColumn = 'Resto, diviso\u00a03';
export const rankingOrderColumn = 'La fila del giorno';
export const rankingPageTitle = 'Come ordiniamo le case';
export const rankingIntroduction =
  'Ogni giorno a mezzanotte il primo posto passa a un’altra casa. Vale per tutti allo stesso modo, e nessuno può comprarlo.';
export const todaysOrderTitle = 'L’ordine di oggi';
export const circleStepTitle = 'Le case stanno in cerchio, una dopo l’altra.';
export const circleStepText =
  'Sono quelle che rispondono alla tua ricerca: filtri e date cambiano le case del cerchio, non la regola.';
export const rotationStepTitle = 'Ogni mezzanotte la fila comincia da un’altra casa.';
export const rotationStepText =
  'Da lì si segue il cerchio, e dopo l’ultima viene la prima. Il turno gira: tocca a tutte.';
export const fairnessStepTitle = 'Nessuno può comprare un posto.';
export const fairnessStepText = 'Lo stesso giorno, con la stessa ricerca, tutti vedono la stessa fila.';
export const todayLabel = 'Oggi';
export const tomorrowLabel = 'Domani';
export const dayAfterTomorrowLabel = 'Dopodomani';
export const circleDescription = (homes: number, starts: string) =>
  `${formatCount(homes)} case in cerchio: la fila comincia ${starts}.`;
export const circleStart = (day: string, first: number) => `${day.toLowerCase()} dalla casa ${formatCount(first)}`;
export const homesWithPhotosTitle = '«Le case di oggi»';
export const homesWithPhotosText =
  'Nella pagina iniziale, sotto gli articoli del blog e dove una pagina o una casa non c’è più, ti proponiamo solo case con almeno una foto: le prime della fila di oggi. Anche lì nessuno paga, e domani tocca ad altre. In fondo alla pagina di una casa ci sono le quattro più vicine, tutte: chi è ancora senza foto viene per ultimo.';
export const calculationSummary = 'Il conto, per chi vuole rifarlo';
export const calculationIntroduction =
  'Nel cerchio le case stanno secondo il loro numero: lo leggi nell’indirizzo della pagina di ogni casa. Chiunque può calcolare da quale si comincia, a mezzanotte di Roma, con carta e penna:';
export const countDaysStep = 'si contano i giorni dal 1º gennaio 1970: il 22 novembre 2026 sono 20.779;';
export const chooseStrideStep =
  'si prende il passo: il più piccolo numero intero, da 0,618 volte le case in su, che con il numero delle case non abbia divisori in comune, a parte l’1 (per 3 case è 2, per 10 è 7);';
export const multiplyDaysStep = 'si moltiplicano i giorni per il passo e si divide per il numero delle case;';
export const remainderStep = 'il resto dice quante case del cerchio saltare prima di cominciare.';
export const exampleIntroduction = 'Con tre case va così:';
export const calculationConclusion =
  'In un numero di giorni pari al numero delle case, se restano le stesse, ognuna è stata prima una volta. E in un anno nessuna è prima più di una volta in più di un’altra.';
export const manyHomesTitle = 'Quando le case sono più di 1.000';
export const manyHomesText =
  'Per non farti aspettare non le contiamo una a una; quando cerchi delle parole, già oltre le 500. Il numero del giorno si moltiplica per 618.033 e si tengono le ultime sei cifre: sono i milionesimi del cammino lungo i numeri di tutte le case da cui comincia la fila. Qui la parità non è esatta: una casa che viene dopo un lungo tratto di numeri senza altre case è prima un po’ più spesso.';
export const chosenOrdersTitle = 'Gli ordini che scegli tu';
export const chosenOrdersText =
  'Puoi ordinare per prezzo, per posti letto o dalle ultime arrivate. A parità vale il numero della casa. Sono scelte tue: senza, vale l’ordine di oggi.';
export const ignoredFactorsTitle = 'Che cosa non conta';
export const ignoredFactorsText =
  'Non contano pagamenti, commissioni, numero di foto, clic, il badge «Sicura» o chi sei. Se mentre la sfogli passa la mezzanotte, continui con quella di prima: non perdi nessuna casa.';
export const chooseRegionLink = 'Scegli una regione e guarda la fila di oggi';
export const rankingPageDescription =
  'L’ordine di oggi: ogni mezzanotte il primo posto passa a un’altra casa. Uguale per tutti, non si compra.';
export const exampleHomes = ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'];
export const exampleLabel = 'Esempio con tre case';

export const homeNotFoundTitle = 'Questa casa non c’è';
export const homeNotFoundText = `Nessuna casa di ${brandName} ha questo indirizzo: forse è stato copiato male.`;
export const showHomesInCityLink = (inCitta: string) => `Guarda le case ${inCitta}`;

export const provinceCount = (count: number) => (count === 1 ? '1 provincia' : `${count} province`);
export const chooseProvinceHint = 'scegline una per vedere le città';
export const whereInRegion = (inRegione: string) => `Dove, ${inRegione}?`;
export const regionPageDescription = (inRegione: string) =>
  `Scegli una provincia e guarda le case ${inRegione}: case vacanza, B&B, affittacamere e agriturismi.`;

export const moreThan = (homes: string) => `oltre ${homes}`;
export const throughoutItaly = brandTexts.throughoutItaly ?? 'in tutta Italia';

export const recentlyViewedTitle = 'Viste di recente';
export const recentlyViewedHint = 'Le ricorda solo questo dispositivo.';
export const savedHomesLabel = 'Case salvate';
export const savedHomesPageTitle = `Case salvate — ${brandName}`;
export const savedHomesHint =
  'Le tiene questo dispositivo, senza un account: nessun altro le vede, e da un altro browser non si trovano.';
export const savedHomesListTitle = 'Le case che hai salvato';
export const savedHomesLoading = 'Cerco le tue case…';
export const noSavedHomesTitle = 'Qui non c’è ancora nessuna casa';
export const noSavedHomesHint = 'Tocca il cuore su una casa che ti piace: la ritrovi qui.';
export const showHomesLink = 'Guarda le case';
export const savedHomesNotLoaded = 'Non riusciamo a caricare le case salvate.';
export const savedHomesGone = (quante: number) =>
  quante === 1
    ? `Una delle case che avevi salvato non è più su ${brandName}, o per ora è in pausa.`
    : `${quante} delle case che avevi salvato non sono più su ${brandName}, o per ora sono in pausa.`;
export const removeGoneHomesButton = (quante: number) => (quante === 1 ? 'Toglila dall’elenco' : 'Toglile dall’elenco');
export const savedHomesNeedJavaScript = 'Per vedere le case salvate servono gli script: le ricorda il browser.';
export const homeSavedNotice = 'Salvata ·';
export const showSavedHomesLink = 'Vedi le case salvate';

export const bindingTextNotice: string | null = null;

export const backToMapLink = 'Torna alla mappa';
export const errorPageTitle = `Errore — ${brandName}`;
export const errorTitle = 'Qualcosa non ha funzionato';
export const backToHomePageLink = 'Torna alla pagina iniziale';
export const travelSectionTitle = 'Viaggiare';
export const twentyRegionsLink = 'Le 20 regioni';
export const hostSectionTitle = 'Ospitare';
export const termsLink = 'Termini';
export const accessibilityLink = 'Accessibilità';
export const attributionsLink = 'Fonti e attribuzioni';
export const copyrightNotice = `© 2026 ${brandOperator?.line ?? brandName}`;
export const mapAttribution = 'Mappa: @svg-maps/italy, CC BY 4.0';
export const municipalityAttribution = 'Comuni: ISTAT';
export const coordinateAttribution = 'Coordinate: GeoNames, CC BY 4.0';
export const illustrationAttribution = `Illustrazioni: ${isBranded ? 'di chi ha fatto il portale' : brandName}`;
export const cookiePreferencesButton = 'Preferenze sui cookie';
export const cookieLink = 'Cookie';
export const languageLabel = 'Lingua';
export const mainNavigationLabel = 'Principale';
export const closeMenuLabel = 'Chiudi il menu';
export const openMenuLabel = 'Apri il menu';
export const regionsLink = 'Regioni';
export const pageGoneTitle = 'Non c’è più';
export const pageNotFoundTitle = 'Pagina non trovata';
export const pageNotFoundHeading = 'Qui non abita nessuno';
export const pageGoneHeading = 'Qui non abita più nessuno';
export const skipToContentLink = 'Vai al contenuto';
export const showAllHomesLink = 'Guarda tutte le case';
export const showOtherHomesLink = 'Guarda altre case';
export const badgePageLink = 'Il badge Sicura';

export const nearbyHomesTitle = (hasStay: boolean) => (hasStay ? 'Case vicine, libere nelle tue date' : 'Case vicine');
export const homesWithinDistance = (km: number, hasStay: boolean) =>
  `Altre case entro ${formatCount(km)} km${hasStay ? ', libere nelle tue date' : ''}`;
/** The non-breaking spaces keep the number and its unit on one line. */
export const distanceFromAddress = (address: string, km: number) => `${address}, a\u00a0${formatCount(km)}\u00a0km`;
export const otherHomesTitle = 'Intanto, guarda queste case';
export const largestHomesTitle = 'Intanto, le case più grandi';
export const ignoredCriteria = (criteria: readonly string[]) =>
  `Qui non abbiamo tenuto conto di: ${criteria.join(', ')}.`;

export const otherNearbyHomesTitle = 'Altre case vicine';
export const freeOnYourDates = (date: string) => `Libere nelle tue date, ${date}.`;
export const freeOnOtherDatesHint = 'Nelle tue date qui vicino non c’è una casa libera: queste lo sono per altre date.';

export const onThisPageLabel = 'In questa pagina';
export const spacesTitle = 'Spazi';
export const goodToKnowTitle = 'Da sapere';
export const locationTitle = 'Dove si trova';
export const hostTitle = 'Chi accoglie';
