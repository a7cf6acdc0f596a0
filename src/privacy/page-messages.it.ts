import { formatCount } from '../kernel/format-count.ts';
import type { RecordsSummary } from './rules/summarise-records.ts';

function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** What the pages about a person's data say. */
export const privacyPageMessages = {
  nonRaggiungibile: 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.',
  /** One line for each kind of thing that is kept: what it is, and what more there is to say of it. */
  prenotazioni: ({ prenotazioni, prenotazioni_conservate: kept }: RecordsSummary) => ({
    what: counted(prenotazioni, ['prenotazione', 'prenotazioni']),
    more:
      kept === 0
        ? 'Nome, e-mail, telefono, note, date e importi.'
        : `${counted(kept, ['è un contratto con un pagamento: resta', 'sono contratti con un pagamento: restano'])} per il tempo che la legge chiede.`,
  }),
  commenti: (count: number) => ({
    what: counted(count, ['commento sul blog', 'commenti sul blog']),
    more: 'Il nome è pubblico se il commento è approvato, l’e-mail mai.',
  }),
  newsletter: { what: 'Iscrizione alla newsletter', more: 'Il tuo indirizzo, e quando l’hai chiesta e confermata.' },
  account: { what: 'Accesso all’area proprietari', more: 'Il tuo indirizzo e i browser in cui sei dentro.' },
  strutture: (nomi: readonly string[]) => ({
    what: counted(nomi.length, ['struttura', 'strutture']),
    more: nomi.join(', '),
  }),
  contatti: (count: number) => ({
    what: counted(count, ['altra casa mostra questo indirizzo', 'altre case mostrano questo indirizzo']),
    more: 'Gli ospiti lo vedono come contatto.',
  }),
} as const;
