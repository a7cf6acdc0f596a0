import { type Cents, formatEuro } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { BookingStatus } from './rules/booking.ts';
import type { RefundOutcome } from './rules/refund-outcome.ts';

type Money = { outcome: RefundOutcome; amount: Cents };

const stati: Partial<Record<BookingStatus, string>> = {
  in_attesa_pagamento: 'Pagamento in corso',
  richiesta: 'In attesa del proprietario',
  confermata: 'Confermata',
};

function domanda(guest: string, { outcome, amount }: Money, status: BookingStatus): string {
  if (status === 'in_attesa_pagamento') {
    return `Vuoi annullare il pagamento in corso di ${guest}? Non viene addebitato nulla e le notti tornano libere.`;
  }
  const money: Record<RefundOutcome, string> = {
    refund: `Rimborsiamo all’ospite ${formatEuro(amount)}, tutto quello che ha pagato`,
    disputed: 'Da qui non parte nessun rimborso',
    already_refunded: 'L’ospite ha già riavuto tutto quello che ha pagato',
    not_charged: 'Non viene addebitato nulla',
  };
  return `Vuoi annullare la prenotazione di ${guest}? ${money[outcome]}, e le notti tornano libere. La cancellazione è definitiva.`;
}

function fatto(guest: string, { outcome, amount }: Money): string {
  const money: Record<RefundOutcome, string> = {
    refund: `rimborsiamo ${formatEuro(amount)} a ${guest}`,
    disputed: `sul rimborso a ${guest} decide la banca`,
    already_refunded: `${guest} ha già riavuto tutto`,
    not_charged: `a ${guest} non viene addebitato nulla`,
  };
  return `Prenotazione annullata: ${money[outcome]}.`;
}

function rimborso({ outcome, amount }: Money): string {
  const money: Record<RefundOutcome, string> = {
    refund: `rimborso di ${formatEuro(amount)}`,
    disputed: 'contestata: decide la banca',
    already_refunded: 'già rimborsata',
    not_charged: 'nessun addebito',
  };
  return money[outcome];
}

export const adminBookingsMessages = {
  titolo: 'Prenotazioni da annullare',
  stati,
  domanda,
  fatto,
  chiuso: 'Pagamento annullato: le notti sono di nuovo libere.',
  bottone: (status: BookingStatus) =>
    status === 'in_attesa_pagamento' ? 'Annulla il pagamento in corso' : 'Annulla la prenotazione',
  rimborso,
  quante: (count: number) => (count === 1 ? '1 prenotazione' : `${formatCount(count)} prenotazioni`),
  spiega:
    'Finché ci sono, l’eliminazione non parte. Annullandole, l’ospite riceve indietro tutto quello che ha pagato, quali che siano le condizioni di cancellazione.',
  contestata: 'Contestata in banca: l’importo lo tiene già la banca, quindi da qui non parte nessun rimborso.',
  nessuna: 'Non c’è più nessuna prenotazione',
  nessunaTesto: 'Ora puoi eliminare.',
  /** Where nobody is about to delete anything. */
  inArrivo: {
    titolo: 'Prenotazioni in arrivo',
    spiega:
      'Annullandone una, l’ospite riceve indietro tutto quello che ha pagato, quali che siano le condizioni di cancellazione.',
    nessuna: 'Nessuna prenotazione in arrivo',
    nessunaTesto: 'Quando un ospite prenota, la trovi qui fino alla partenza.',
  },
  tornaA: (nome: string) => `Torna a eliminare ${nome}`,
  tornaAlPannello: 'Torna al pannello',
  vedi: 'Vedi le prenotazioni da annullare',
  nonCaricate: 'Non riusciamo a caricare le prenotazioni.',
  motivo: 'Motivo',
  motivoHint: 'Lo leggono l’ospite e il proprietario, nell’e-mail che parte adesso.',
  motivoHintSenzaMail: 'Resta nel registro: l’ospite non ha ancora pagato e non riceve e-mail.',
  motivoMancante: 'Scrivi il motivo.',
  motivoTroppoLungo: 'Il motivo può avere al massimo 1.000 caratteri.',
  cambiata: 'La prenotazione è cambiata nel frattempo: ricontrollala e decidi di nuovo.',
  nonAnnullabile: 'Questa prenotazione non si può più annullare.',
  statoNonValido: 'Lo stato indicato non è valido. Ricarica la pagina.',
} as const;
