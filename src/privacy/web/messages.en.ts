import type { IsTranslation } from '../../kernel/translation.ts';

export const guardaNellaPosta = 'Check your inbox';
export const ilLinkValeOra =
  'The link is valid for one hour. If it doesn’t arrive, look in your spam folder; if it isn’t there either, we keep nothing under this address.';
export const ilTuoIndirizzoEMail = 'Your email address';
export const quelloConCuiHaiPrenotato =
  'The one you booked, commented, asked for the newsletter or listed a place with.';
export const unMomento = 'One moment…';
export const mandamiIlLink = 'Send me the link';
export const restaSoloQuello =
  'Only what the law requires us to keep for payments remains: you’ll find it in the file.';
export const portaliVia = 'Take it with you';
export const unArchivioZipConTutto =
  'A zip archive with everything there is: a text file to read, and the same for computer programs.';
export const cancellali = 'Delete it';
export const subitoEPerSempreResta =
  'At once and for good. Only what the law requires us to keep remains, and we tell you beforehand what that is.';
export const cancellaITuoiDati = 'Delete your data';
export const con = 'Under';
export const suOspitaliaNonCePiu = 'there is nothing left on Ospitalia.';
export const restanoSoloLePrenotazioniPagate = 'only paid bookings remain, for as long as the law requires.';
export const tornaAllaHome = 'Back to the home page';
export const iTuoiDati = 'Your data';
export const eccoCheCosaOspitaliaTiene = 'Here is what Ospitalia keeps under';
export const qualcosaNonEGiusto =
  'Is something not right? You can cancel a booking from the link in its email, and change a place in';
export const ilPerche = '. Why we keep this, and for how long, is explained under';
export const tuaArea = 'the owners’ area';
export const privacy = 'Privacy';
export const scaricaITuoiDati = 'Download your data';
export const fattoArchivio = 'Done: the archive is in your downloads.';
export const nonTeniamoPiuNiente = 'We no longer keep anything';
export const iTuoiDatiSonoStati = 'Your data has been deleted';
export const vuoiCancellareIDati = 'Do you want to delete the data kept under';
export const eDefinitivoSeVuoiTenerli = '? This can’t be undone: if you want to keep it, download it first.';
export const sparisconoSubito = 'These disappear at once:';
export const leTueStruttureConTesti = 'your places, with their texts, photos and prices:';
export const accessoAreaProprietariInOgni = 'access to the owners’ area, in every browser';
export const iCommentiSulBlogAnche = 'comments on the blog, including published ones, and the newsletter subscription';
export const lePrenotazioniMaiPagate = 'bookings that were never paid: a request or a payment under way is withdrawn';
export const iLinkCheTiAbbiamo = 'the links we have sent you';
export const restanoPerIlTempo =
  'Paid bookings remain, with name and contact details, for as long as the law requires. Stays that are still to come go ahead as booked.';
export const haiPrenotazioniAperte = 'You still have open bookings';
export const perOraNonSiPuo = 'You can’t delete your data yet: the bookings of your places have to be closed first.';
export const prenotazioniAperte = 'Still open:';
export const comeChiuderle =
  'Cancel them and answer the requests, or wait until the stays are over, then come back. A payment in progress expires on its own within an hour.';
export const soggiorniConfermati =
  'Your upcoming stays remain confirmed, and their page will no longer show your name. If you don’t want to go, cancel them first, from the link in their email:';
export const soggiorniRitirati = 'These are withdrawn at once, and nothing is charged:';
export const dalAl = (dal: string, al: string) => `, from ${dal} to ${al}`;
export const richiesta = 'request awaiting a reply';
export const pagamentoInCorso = 'payment under way';
export const vaiAllaTuaArea = 'Go to your area';
export const eAltre = 'and others';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
