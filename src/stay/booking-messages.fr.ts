import { formatClock } from '../kernel/format-clock.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { type CalendarDate, formatDayMonthYear } from '../kernel/calendar-date.ts';
import { cartaMancante } from './demo-messages.fr.ts';
import { stayMessages } from './messages.fr.ts';
import { prenotazioniSospese } from './suspended-messages.fr.ts';

const traMinuti = (minuti: number) => (minuti === 1 ? 'dans une minute' : `dans ${minuti} minutes`);

/** The sentences about bookings and payments that the server says. The panel's own are in `messages.fr.ts`. */
export const bookingMessages = {
  errorePagamento: 'Le paiement n’a pas pu être lancé',
  pagamentoNonDisponibile: 'Le paiement n’a pas pu être lancé',
  nessunAddebito: 'Rien n’a été débité.',
  prenotazioniSospese,
  datiMancanti: 'Choisissez les dates et le nombre de voyageurs',
  dateNonDisponibili: 'Les dates choisies ne sont plus disponibles. Choisissez une autre période.',
  cameraNonDisponibile: 'Cette chambre n’est plus disponible à ces dates.',
  prezzoCambiato: 'Le prix a changé. Vérifiez le nouveau total et confirmez de nouveau.',
  confermaNecessaria:
    'Nous n’arrivons pas en ce moment à lire l’un des calendriers de cet hébergement : le propriétaire doit confirmer avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.',
  dateDaConfermare:
    'Pour ces dates, le calendrier de cet hébergement contient une entrée que nous n’arrivons pas à lire en entier : le propriétaire doit confirmer avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.',
  confermaDelProprietario:
    'Le propriétaire de cet hébergement confirme chaque réservation avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.',
  confermaPerOggi: (hour: number) =>
    `Pour une arrivée aujourd’hui${hour === 0 ? '' : `, à partir de ${formatClock(`${hour}:00`)}`}, le propriétaire confirme avant que la carte ne soit débitée. Vérifiez, puis demandez confirmation.`,
  confermaNonServe:
    'La confirmation du propriétaire n’est plus nécessaire : vous payez tout de suite et les nuits sont à vous. Vérifiez, puis passez au paiement.',
  inCorso: 'Encore un instant : réessayez dans quelques secondes.',
  chiaveRiusata: 'Cette demande a déjà été envoyée avec d’autres données. Rechargez la page.',
  chiaveNonValida: 'Cette demande n’est pas valide. Rechargez la page.',
  nonPagabile: 'Cet hébergement n’accepte pas les paiements en ligne.',
  strutturaNonTrovata: 'Hébergement introuvable.',
  cameraNonTrovata: 'Choisissez une chambre de cet hébergement.',
  cinDiverso: 'L’hébergement et le CIN ne correspondent pas.',
  troppiPagamentiAperti: (quanti: number, minuti: number) =>
    `Il y a déjà ${quanti} paiements en cours avec cette adresse e-mail : terminez-en un ou libérez ses dates. Sinon, réessayez ${traMinuti(minuti)}.`,
  troppiPagamentiLasciati: (minuti: number) =>
    `Trop de paiements ont été ouverts avec cette adresse e-mail sans être terminés. Réessayez ${traMinuti(minuti)}.`,
  troppiPagamentiDallaRete: (minuti: number) =>
    `Trop de paiements ont été ouverts depuis votre réseau sans être terminés. Réessayez ${traMinuti(minuti)}.`,
  nome: 'Indiquez votre prénom et votre nom.',
  email: 'Indiquez l’adresse e-mail en entier, comme nom@exemple.fr.',
  telefono: 'Indiquez un numéro de téléphone valide.',
  note: 'Les notes ne doivent pas dépasser 1 000 caractères.',
  totale: 'Le total indiqué n’est pas valide. Rechargez la page.',
  politica: 'Les conditions d’annulation indiquées ne sont pas valides. Rechargez la page.',
  terminiCambiati: 'Les conditions de réservation ont changé. Rechargez la page pour lire les nouvelles.',
  politicaCambiata:
    'Le propriétaire a modifié les conditions d’annulation. Vérifiez les nouvelles et confirmez de nouveau.',
  modalita: 'Le mode indiqué n’est pas valide. Rechargez la page.',
  rimborso: 'Le remboursement indiqué n’est pas valide. Rechargez la page.',
  rimborsoCambiato: 'Le remboursement a changé. Vérifiez le nouveau montant et confirmez de nouveau.',
  motivo: 'Le message ne doit pas dépasser 1 000 caractères.',
  /** To who wants their data erased at the very moment at which they pay. */
  prenotazioneInCorso:
    'Un paiement ou une demande est en cours : attendez la fin de l’opération, puis effacez vos données.',
  datiCancellati: 'La personne qui a réservé a fait effacer ses données : ce lien n’est plus valable.',
  prenotazioneNonTrovata: 'Réservation introuvable.',
  pagamentoNonTrovato: 'Paiement introuvable.',
  carta: cartaMancante,
  cartaRifiutata: 'La carte a été refusée. Essayez avec une autre carte.',
  fondiInsufficienti: 'Les fonds sur la carte sont insuffisants. Essayez avec une autre carte.',
  schedaInesistente: 'Cet onglet n’existe pas.',
  paginaInesistente: 'Cette page n’existe pas.',
  giaDecisa: 'Une réponse a déjà été donnée à cette demande.',
  scaduta: 'Le délai de réponse est écoulé : la carte du voyageur n’est pas débitée.',
  nonAnnullabile: 'Cette réservation ne peut plus être annulée en ligne. Appelez le propriétaire.',
  fornitoreSenzaChiavi:
    'Cette réservation a été payée avec un service qui n’est pas relié en ce moment : débits, remboursements et annulations ne peuvent pas se faire en ligne. La réservation reste inchangée.',
  fornitoreNonRaggiunto:
    'Le service de paiement ne répond pas : nous continuons à garder les dates. Réessayez dans un moment, ou laissez-les se libérer d’elles-mêmes.',
  descrizionePagamento: (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
    `Du ${formatDayMonthYear(stay.check_in)} au ${formatDayMonthYear(stay.check_out)}, ${stayMessages.guests(stay.guests)}`,
  soggiorno: (nome: string) => `Séjour : ${nome}`,
  appunto: ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
    [`Code de la réservation : ${codice}`, ...contatti.filter((each) => each !== null)].join('\n'),
  nonPiuInAttesa: 'Ce paiement n’est plus en cours. Rechargez la page.',
};

true satisfies IsTranslation<typeof import('./booking-messages.it.ts'), typeof import('./booking-messages.fr.ts')>;
