import { brandFileName, brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { RecordsSummary } from '../rules/summarise-records.ts';

export const recordTableTitles: Readonly<Record<string, string>> = {
  accounts: 'Area proprietari: il tuo accesso',
  sessions: 'Area proprietari: browser in cui sei dentro',
  sign_in_links: 'Link di accesso che ti abbiamo mandato',
  sign_in_requests: 'Quanti link ti abbiamo mandato nelle ultime 24 ore',
  person_links: 'Link a questi dati che ti abbiamo mandato',
  mails: 'Mail in coda o spedite nell’ultima ora',
  strutture: 'Strutture',
  struttura_edits: 'Modifiche in attesa o rifiutate',
  refusals: 'Ultimo rifiuto, e che cosa riguardava',
  unseen_texts: 'Testi pubblicati, come li ha visti l’ultima volta un amministratore',
  public_email_changes: 'E-mail per gli ospiti in attesa di conferma',
  sign_in_address_changes: 'Cambio dell’indirizzo di accesso in attesa di conferma',
  account_passkeys: 'Passkey con cui entri nella tua area',
  admins: 'Amministratori a cui arrivano qui gli avvisi',
  admin_links: 'Link per amministratori che ti abbiamo mandato',
  camere: 'Camere',
  tariffe: 'Tariffe',
  removed_homes: 'Strutture eliminate, di cui ti stiamo per scrivere',
  gone_strutture: 'CIN di strutture eliminate, riconosciuti come tuoi',
  bookings: 'Prenotazioni',
  refunds: 'Rimborsi',
  demo_checkouts: 'Pagamenti dimostrativi',
  payout_accounts: 'Conto per ricevere i pagamenti',
  blog_comments: 'Commenti sul blog',
  newsletter_subscribers: 'Newsletter',
};
/** This message is the same for every address, so that it does not reveal whether the address is known. */
export const dataLinkRequested = `Se questo indirizzo è da qualche parte su ${brandName}, tra poco arriva una mail.`;
export const emailInvalid = 'Scrivi un indirizzo e-mail valido.';
export const dataLinkInvalid = 'Il link è scaduto o non è più valido. Chiedine uno nuovo.';
export const dataErased = 'Fatto: i tuoi dati sono stati cancellati.';
export const archiveFileName = `i-miei-dati-${brandFileName}.zip`;
export const jsonFileName = 'i-miei-dati.json';
export const textFileName = 'i-miei-dati.txt';
export const dataFileHeading = (email: string, moment: string) =>
  `I dati che ${brandName} tiene su ${email}\nScaricati ${moment}\n\nGli stessi dati, per un programma, sono in i-miei-dati.json. Importi in centesimi di euro, orari UTC.`;
export const noDataStored = 'Con questo indirizzo non c’è niente.';
export const recordHeading = (title: string, number: number, count: number) =>
  count === 1 ? title : `${title}, ${formatCount(number)} di ${formatCount(count)}`;

export const checkInboxTitle = 'Guarda nella posta';
export const dataLinkValidity =
  'Il link vale un’ora. Se non arriva, guarda nella posta indesiderata; se non c’è neanche lì, con questo indirizzo non teniamo niente.';
export const yourEmailLabel = 'Il tuo indirizzo e-mail';
export const yourEmailHint = 'Quello con cui hai prenotato, commentato, chiesto la newsletter o inserito una casa.';
export const pleaseWait = 'Un momento…';
export const sendLinkButton = 'Mandami il link';
export const legalRecordsRemainNote =
  'Resta solo quello che la legge ci chiede di tenere per i pagamenti: lo trovi nel file.';
export const downloadTitle = 'Portali via';
export const downloadText =
  'Un archivio zip con tutto quello che c’è: un testo da leggere, e lo stesso per un programma.';
export const eraseTitle = 'Cancellali';
export const eraseText =
  'Subito e per sempre. Resta solo quello che la legge ci chiede di tenere, e prima ti diciamo che cosa.';
export const eraseDataButton = 'Cancella i tuoi dati';
export const nothingLeftPrefix = 'Con';
export const nothingLeftSuffix = `su ${brandName} non c’è più nulla.`;
export const paidBookingsRemainSuffix = 'restano solo le prenotazioni pagate, per il tempo che la legge chiede.';
export const backToHomeLink = 'Torna alla home';
export const yourDataTitle = 'I tuoi dati';
export const storedDataIntro = `Ecco che cosa ${brandName} tiene con`;
export const correctionHintStart =
  'Qualcosa non è giusto? Una prenotazione si annulla dal link nella sua e-mail, una casa si cambia dalla';
export const correctionHintEnd = '. Il perché e il per quanto sono in';
export const yourAreaLink = 'tua area';
export const privacyLink = 'Privacy';
export const downloadDataButton = 'Scarica i tuoi dati';
export const archiveDownloaded = 'Fatto: l’archivio è tra i tuoi download.';
export const nothingStoredTitle = 'Non teniamo più niente';
export const dataErasedTitle = 'I tuoi dati sono stati cancellati';
export const eraseQuestionStart = 'Vuoi cancellare i dati di';
export const eraseQuestionEnd = '? È definitivo: se vuoi tenerli, prima scaricali.';
export const erasedAtOnceIntro = 'Spariscono subito:';
export const erasedListings = 'le tue strutture, con testi, foto e prezzi:';
export const erasedOwnerAccess = 'l’accesso all’area proprietari, in ogni browser';
export const erasedComments = 'i commenti sul blog, anche quelli pubblicati, e l’iscrizione alla newsletter';
export const erasedUnpaidBookings = 'le prenotazioni mai pagate: una richiesta o un pagamento in corso viene ritirato';
export const erasedLinks = 'i link che ti abbiamo mandato';
export const paidBookingsRemainNote =
  'Restano, per il tempo che la legge chiede, le prenotazioni pagate con nome e recapiti. Chi ha un soggiorno in arrivo ci va lo stesso.';
export const openBookingsTitle = 'Hai ancora prenotazioni aperte';
export const eraseBlockedText =
  'Per ora non puoi cancellare i tuoi dati: prima vanno chiuse le prenotazioni delle tue strutture.';
export const openBookingsIntro = 'Sono ancora aperte:';
export const closeBookingsHint =
  'Annullale e rispondi alle richieste, o aspetta la fine dei soggiorni, poi torna qui. Un pagamento in corso si chiude da solo entro un’ora.';
export const confirmedStaysNote =
  'I tuoi soggiorni in arrivo restano confermati, e la loro pagina non mostrerà più il tuo nome. Se non vuoi andarci, annullali prima, dal link nella loro e-mail:';
export const withdrawnStaysIntro = 'Vengono ritirati subito, senza addebito:';
export const stayDates = (dal: string, al: string) => `, dal ${dal} al ${al}`;
export const unansweredRequest = 'richiesta senza risposta';
export const paymentInProgress = 'pagamento in corso';
export const goToYourAreaLink = 'Vai alla tua area';
export const andOthers = 'e altre';

function countedNoun(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
export const siteUnreachable = `${brandName} non è raggiungibile in questo momento. Controlla la connessione e riprova.`;
export const storedBookings = ({ prenotazioni, prenotazioni_conservate: retained }: RecordsSummary) => ({
  what: countedNoun(prenotazioni, ['prenotazione', 'prenotazioni']),
  more:
    retained === 0
      ? 'Nome, e-mail, telefono, note, date e importi.'
      : `${countedNoun(retained, ['è un contratto con un pagamento: resta', 'sono contratti con un pagamento: restano'])} per il tempo che la legge chiede.`,
});
export const storedComments = (count: number) => ({
  what: countedNoun(count, ['commento sul blog', 'commenti sul blog']),
  more: 'Il nome è pubblico se il commento è approvato, l’e-mail mai.',
});
export const storedNewsletter = {
  what: 'Iscrizione alla newsletter',
  more: 'Il tuo indirizzo, e quando l’hai chiesta e confermata.',
} as const;
export const storedOwnerAccess = {
  what: 'Accesso all’area proprietari',
  more: 'Il tuo indirizzo e i browser in cui sei dentro.',
} as const;
export const storedListings = (nomi: readonly string[]) => ({
  what: countedNoun(nomi.length, ['struttura', 'strutture']),
  more: nomi.join(', '),
});
export const storedContacts = (count: number) => ({
  what: countedNoun(count, ['altra casa mostra questo indirizzo', 'altre case mostrano questo indirizzo']),
  more: 'Gli ospiti lo vedono come contatto.',
});
