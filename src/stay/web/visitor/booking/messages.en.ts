import type { IsTranslation } from '../../../../kernel/translation.ts';

export const impostaDiSoggiornoSePrevista = 'Tourist tax, where it applies, is paid at the property.';
export const contoECondizioni = 'Price breakdown and terms';
export const codice = 'Code';
export const copiaIlLink = 'Copy the link';
export const apriLaPrenotazione = 'Open your booking';
export const codiceDellaPrenotazione = 'Booking code';
export const abcdEfghJkmnPqrs = 'ABCD-EFGH-JKMN-PQRS';
export const ritiraLaRichiesta = 'Withdraw the request';
export const annullaLaPrenotazione = 'Cancel the booking';
export const leDateTornanoLibere = (stay: string) => `, ${stay}: the dates will become available again.`;
export const annullamentoDefinitivo = 'Cancelling can’t be undone.';
export const ritiroDefinitivo = 'Withdrawing can’t be undone.';
export const tornaIndietro = 'Go back';
export const ritiriLaRichiesta = 'You are withdrawing your request for';
export const annulliLaPrenotazione = 'You are cancelling your booking at';
export const rispondeEntro = 'You’ll have an answer by';
export const cambioDiProgramma = 'Change of plans?';
export const scegliAltreDate = 'Choose other dates';
export const comeArrivare = 'How to get there';
export const cin = 'CIN';
export const chiamaIl = 'Call';
export const whatsapp = 'WhatsApp';
export const eMail = 'Email';
export const apriLaMappa = 'Open the map';
export const aggiungiAlCalendario = 'Add to calendar';
export const riprendiIlPagamento = 'Resume payment';
export const lasciaLeDate = 'Release the dates';
export const pagamento = 'Payment';
export const ilSoggiorno = 'Your stay';
export const arrivo = 'Arrival';
export const partenza = 'Departure';
export const per = 'For';
export const camera = 'Room';
export const pagata = 'Paid';
export const aNomeDi = 'Booked by';
export const telefono = 'Phone';
export const notePerIlProprietario = 'Notes for the owner';
export const messaggioDellaRedazione = 'Message from our team';
export const messaggioDelProprietario = 'Message from the owner';
/** The hours of an arrival, as they go on from "Teresa will open the door"; `null` where none is told. */
export const arrivoTra = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `from ${dalle} to ${entro}`;
  return (dalle && `from ${dalle}`) || (entro && `by ${entro}`) || null;
};
export const tiApre = (nome: string, quando: string | null) =>
  `${nome} will let you in${quando === null ? '' : `: check-in ${quando}`}`;
export const arrivoAlle = (quando: string) => `Check-in ${quando}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
