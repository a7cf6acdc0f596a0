import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const privacy = 'Privacy';
export const chiGuardaLeCase =
  'If you look at places and read articles, you don’t tell us who you are. If you submit a place, you entrust us with the data needed to publish it; if you book, with the data needed for the stay; if you comment, with a name and an address. Here is what that data is, why we keep it and how you can delete it.';
export const versione = 'Last updated';
export const diChiSonoLeDecisioni = 'Who is responsible';
export const ilTitolareDelTrattamento =
  'The data controller is the operator of this site. Their name and contact details will be here before the portal opens to the public.';
export const cheCosaTeniamo = 'What we keep';
export const perQuanto = (howLong: string) => `For how long: ${howLong}`;
export const iDatiDelModuloLi =
  'We process the data in the form with your consent and in order to do what you ask of us, that is, to review and publish your place. Security and the prevention of abuse are a legitimate interest of the operator of the site. If a place has bookings, deleting it removes it from the site, but the data of the bookings remains for as long as the law requires. Backup copies, if the operator of the site makes any, are deleted later.';
export const chiAltroLiVede = 'Who else sees it';
export const quelloCheEPubblicato =
  'Anyone can see what is published. The rest is seen by those who review the requests. We don’t sell data or pass it on to anyone. We are helped only by those who host the server and those who deliver the mail, who act on our behalf. If you pay or receive payments, Stripe receives the data it needs and acts as controller for it.';
export const leDescrizioniLeTraduce = (servizio: string) =>
  `Descriptions that are already public are translated by ${servizio}, which receives nothing else.`;
export const caratteriMappeEFotoArrivano = 'Fonts, maps and photos come from this site, and there is no advertising.';
export const seTocchiUnTelefonoWhatsapp =
  'If you tap a phone number, WhatsApp or an external link, from there on the privacy policy of whoever runs it applies.';
export const leVisiteLeContiamoSolo =
  'We count visits only if you accept: until then your browser contacts nobody else. What is sent, and to whom, is explained under';
export const doveCambiIdeaQuandoVuoi = ', where you can change your mind whenever you like.';
export const cookie = 'Cookies';
export const cheCosaRestaNelTuo = 'What stays in your browser';
export const laSceltaTraGiorno =
  'Your choice of the day or the evening theme, the draft of the form and the contact details you book with while the tab is open, the page to open again after you sign in, and the session cookie. None of it is used to track you';
export const elencoIntero = 'The full list is under';
export const cheCosaPuoiFare = 'What you can do';
export const iTuoiDati = 'Your data';
export const vaiAllaTuaArea = 'Go to the owners’ area';
export const garantePrivacy = 'Italian data protection authority';
export const qualiDatiTieneOspitaliaQuando = `Which data ${brandName} keeps when you submit a place, book or comment, why, for how long and how you can delete it.`;
export const nonCiSonoStatistiche = 'There are no visit statistics, apart from how many times an article is opened.';
export const avvisoCheVediLaPrima =
  ': the notice you see the first time is only about counting visits, and declining is as easy as accepting.';
export const percioNonCeUnAvviso = ', so there is no notice to accept.';
/** The Italian text is the one that senders agree to. */
export const conservati = [
  {
    what: 'Data about the place',
    why: 'What you write in the form: name, description, CIN, address, prices, rooms, amenities. It is needed to review your request and, if it is approved, to publish the place. The address of the calendar is not public. If you choose an approximate location, only those with a confirmed booking receive the house number and the point on the map.',
    howLong:
      'until you delete the place, even if the request is refused. A request for which nobody confirms the email address is deleted after 30 days. If a place has been public, its CIN remains, with a mark by which we recognise you if you submit it again: the mark is deleted together with your data.',
  },
  {
    what: 'Phone and email for guests',
    why: 'The phone number and email you give in the form are public: guests write to you and call you directly.',
    howLong: 'until you change them or delete the place.',
  },
  {
    what: 'Who welcomes guests',
    why: `If you give them, the name, photo, languages and words of the person who welcomes guests are public, with the date of your first place on ${brandName}. From your answers to requests over a year we work out, and show, within how many hours you usually reply.`,
    howLong: 'until you remove them or delete the place.',
  },
  {
    what: 'Your email address',
    why: 'The first time you send the form it becomes the key to your owners’ area: we use it to send you the confirmation, the outcome of your request and the links to sign in. No advertising.',
    howLong: `as long as you have a place on ${brandName}, or until you ask us to delete it.`,
  },
  {
    what: 'Photos',
    why: 'We re-encode them as soon as they arrive: the date, the phone model and the location written in the file disappear, and we don’t keep them.',
    howLong: 'as long as a place uses them. Those uploaded and never sent are deleted after 24 hours.',
  },
  {
    what: 'If you book',
    why: 'Name, email, phone, notes, dates and amounts. The owner of the place sees them in order to welcome you; we need them to write to you and for refunds. Your card number doesn’t pass through here: only Stripe sees it.',
    howLong:
      'the data of a payment that was never completed is deleted after 30 days; that of a booking remains for as long as the law requires for payments.',
  },
  {
    what: 'If you comment on an article',
    why: 'Name, email and text. The name and the text are public if our team approves the comment; the email is never public and is used to recognise who is writing.',
    howLong: 'until you or our team delete them, or as long as the article is online; those that are refused, 90 days.',
  },
  {
    what: 'If you ask for the newsletter',
    why: 'Your address, when you asked for it and when you confirmed it: we write to you only once you have confirmed. Every newsletter has an unsubscribe link, and one click is enough.',
    howLong: 'until you unsubscribe; without confirmation, 7 days.',
  },
  {
    what: 'Article views',
    why: 'We count how many times a day an article is opened. It is just a number: no cookies, no addresses, nothing that says who you are.',
    howLong: 'as long as the article is online.',
  },
  {
    what: 'If you receive payments',
    why: 'The ID of your Stripe account and whether it is active. You give your identity document, tax code and IBAN to Stripe, not to us.',
    howLong: `as long as you have a place on ${brandName}; then for as long as the law requires for payments.`,
  },
  {
    what: 'Emails to your calendar’s secret address (the “doorbell”)',
    why: 'Every place has a secret address, its “doorbell”. If you forward a platform’s confirmation to it, we read the calendars at once. We look only at which address it reached: we keep nothing of the text, the subject or the sender.',
    howLong: 'the time of the last one, until you change the address.',
  },
  {
    what: 'Consent',
    why: 'The version of this text and the moment at which you tick the box, so that we can prove it.',
    howLong: 'together with the data about the place.',
  },
  {
    what: 'The session',
    why: 'When you sign in to the owners’ area, your browser receives a technical cookie, needed to recognise you. We keep only a fingerprint of it, which is not enough to sign in.',
    howLong: 'until you sign out; in any case no more than 14 days without visits and 60 in all.',
  },
  {
    what: 'The messages we send you',
    why: 'They stay in the queue for as long as it takes to send them. For those with a link, we count for a day how many we send to an address, so as not to fill its inbox.',
    howLong: 'one hour after sending, at most three days if they can’t be sent.',
  },
  {
    what: 'The link to your data',
    why: 'If you ask to see, download or delete your data we send you a link: we keep a fingerprint of it and the address it went to.',
    howLong: 'one hour; then it is deleted at the next clean-up.',
  },
  {
    what: 'IP addresses',
    why: 'We count requests in order to stop abuse, in the server’s memory and never on disk. The server’s logs record faults, not visits.',
    howLong: 'one day at most.',
  },
];
/** Law names the rights; the area is where most of them are one click away. */
export const diritti = [
  'see your data: with your email address, on the page “Your data”',
  'correct it: in the owners’ area, with “Edit”, or by writing to the controller',
  'take it with you: from the same page or from the owners’ area, with “Download your data”',
  'delete it: with “Delete your data” or, from the owners’ area, with “Delete your account”; only paid bookings remain',
  'withdraw your consent, object to its use or ask for its use to be restricted: by writing to the controller',
  'lodge a complaint with the Italian data protection authority (Garante per la protezione dei dati personali)',
];

true satisfies IsTranslation<typeof import('./privacy-messages.it.ts'), typeof import('./privacy-messages.en.ts')>;
