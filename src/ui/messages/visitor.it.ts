import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';

export const clearFieldButton = (label: string) => `Cancella ${label}`;
export const chooseFieldButton = (label: string) => `Scegli ${label}`;
export const noResults = 'Nessun risultato';
export const resultCount = (count: number) => (count === 1 ? '1 risultato' : `${count} risultati`);

export const confirmActionTitle = 'Conferma Azione';
export const confirmButton = 'Conferma';
export const cancelButton = 'Annulla';
export const closeButton = 'Chiudi';
export const copiedNotice = 'Copiato.';
export const copyFailed = 'Non riusciamo a copiare: seleziona il testo e copialo da lì.';
export const reloadPageButton = 'Ricarica la pagina';
export const siteName = brandName;
export const retryButton = 'Riprova';
export const shareButton = 'Condividi';
export const optionalNote = (italian: string) => italian;
export const eveningTheme = 'Tema sera';
export const switchToDayButton = 'Passa al giorno';
export const switchToEveningButton = 'Passa alla sera';
export const closeNoticeButton = 'Chiudi l’avviso';
export const pagePartNotLoaded = 'Una parte di questa pagina non si è caricata.';

export const todayLabel = (name: string) => `Oggi, ${name}`;
export const previousMonthButton = 'Mese precedente';
export const nextMonthButton = 'Mese successivo';

export const pageNumberLabel = (number: number) => `Pagina ${formatCount(number)}`;
export const previousPageLink = 'Pagina precedente';
export const nextPageLink = 'Pagina successiva';

export const pageAddressLabel = 'Indirizzo della pagina';
export const copyLinkButton = 'Copia il link';
export const linkCopied = 'Link copiato.';
export const copyLinkByHand = 'Il link è selezionato: copialo da qui.';
export const whatsappLabel = 'WhatsApp';
export const emailLink = 'E-mail';
