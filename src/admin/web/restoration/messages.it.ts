import { formatCount } from '../../../kernel/format-count.ts';
import { formatEuro, toCents } from '../../../kernel/cents.ts';
import { formatMoment } from '../../../kernel/format-moment.ts';

export const ripristina = 'Ripristina da un archivio';
export const spiegazione =
  'Una casa, o tutte quelle di un proprietario, tornano com’erano quando l’archivio è stato scritto. Prenotazioni, pagamenti e notti già occupate restano come sono adesso. «Tutto» riporta indietro anche quelli.';
export const tornaAlloStato = 'Stato della casa';
export const carichiamo = 'Cerchiamo gli archivi…';
export const nonCaricati = 'Non riusciamo a leggere quali archivi ci sono.';
export const nessuno = 'Non c’è ancora nessun archivio. Il primo lo scrive npm run db -- backup.';
export const qualeArchivio = 'Da quale archivio';
export const scritto = (moment: string) => formatMoment(moment);
export const occasioni = {
  notturno: 'della notte',
  aggiornamento: 'prima di un aggiornamento',
  ripristino: 'prima di un ripristino',
  svuotamento: 'prima di uno svuotamento',
  amano: 'fatto a mano',
  altra: 'fatto prima di un altro lavoro',
} as const;
export const cifrato = 'cifrato';
export const inChiaro = 'non cifrato';
export const controllato = 'firma controllata';
export const daControllare = 'firma da controllare';
export const schema = (migration: string) => `schema ${migration}`;
const KB = 1000;
const MB = 1_000_000;
export const grande = (bytes: number) =>
  bytes < MB ? `${formatCount(Math.ceil(bytes / KB))} kB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;
export const altriArchivi = (count: number) => `Mostra gli altri ${formatCount(count)}`;

export const chiave = 'Il file con la tua chiave di age';
export const chiaveAiuto =
  'Serve perché l’archivio è cifrato. Il server la usa per leggerlo e la dimentica: non la scrive da nessuna parte.';
export const chiaveScelta = 'La chiave è pronta, finché non lasci questa pagina.';
export const chiaveTroppoGrande = 'Questo file è troppo grande per essere una chiave.';

export const cheCosa = 'Che cosa';
export const cose = { casa: 'Una casa', proprietario: 'Un proprietario', tutto: 'Tutto' } as const;
export const cercaCasa = 'Nome, CIN o numero della casa';
export const cercaProprietario = 'E-mail del proprietario';
export const tuttoAiuto = 'Ti diciamo prima che cosa andrebbe perso.';
export const guarda = 'Guarda che cosa cambierebbe';
export const leggiamo = (percent: number) => `Leggiamo l’archivio: ${formatCount(percent)}\u00a0%`;
export const ripristiniamo = 'Ripristiniamo…';
export const nonRisponde = 'Il portale non risponde: ricarica la pagina tra un momento.';

export const cheCosaCambierebbe = 'Che cosa cambierebbe';
export const cheCosaETornato = 'Che cosa è tornato';
export const trovate = (count: number, altre: number, tutte: number) => {
  const of = `, delle ${formatCount(tutte)} dell’archivio.`;
  const found = (count === 1 ? 'Trovata 1 casa' : `Trovate ${formatCount(count)} case`) + (tutte === 1 ? '.' : of);
  return altre === 0 ? found : `${found} Ce ne sono altre ${formatCount(altre)}: scrivi qualcosa di più preciso.`;
};
export const dove = (citta: string, proprietario: string | null) =>
  proprietario === null ? citta : `${citta} · ${proprietario}`;
export const numero = (id: number) => `n. ${id}`;
export const uguale = 'È già com’era nell’archivio: non c’è niente da ripristinare.';
export const torna = 'Che cosa torna';
export const resta = 'Che cosa resta di oggi';
export const nonTorna = 'Che cosa non torna';
export const ripristinaCasa = (nome: string) => `Ripristina «${nome}»`;
export const ripristinaTutte = (count: number) =>
  count === 1 ? 'Ripristina la sua casa' : `Ripristina le sue ${formatCount(count)} case`;
export const davvero = (nomi: readonly string[]) =>
  nomi.length === 1
    ? `«${nomi[0]}» torna com’era nell’archivio. Quello che è cambiato dopo nella sua pagina va perso.`
    : `${formatCount(nomi.length)} case tornano com’erano nell’archivio: ${nomi.join(', ')}. Quello che è cambiato dopo nelle loro pagine va perso.`;
export const proprietarioAvvisato = 'Il proprietario riceve un’e-mail. L’azione resta nel registro.';
export const siRipristina = 'Ripristina';
export const fatto = (nomi: readonly string[]) =>
  nomi.length === 1
    ? `Fatto: «${nomi[0]}» è tornata com’era.`
    : `Fatto: ${formatCount(nomi.length)} case sono tornate com’erano.`;

export const tuttoTitolo = 'Riportare tutto a quel momento';
export const caseDiAllora = (archived: number, today: number) =>
  `Case nell’archivio: ${formatCount(archived)}. Adesso: ${formatCount(today)}.`;
export const perse = (bookings: number) =>
  bookings === 0
    ? 'Nessuna prenotazione è arrivata o cambiata dopo l’archivio.'
    : `Prenotazioni che l’archivio non conosce, o non così, e che andrebbero perse: ${formatCount(bookings)}.`;
export const incassi = (payments: number, euros: number) =>
  payments === 0
    ? ''
    : `Tra queste, pagate: ${formatCount(payments)}, per ${formatEuro(toCents(euros))}. Il denaro resterebbe incassato senza la sua prenotazione.`;
export const tuttoComeSiFa =
  'Prima scriviamo un archivio di adesso: con quello si torna indietro. Intanto il portale risponde a fatica: per qualche secondo, o qualche minuto con decine di migliaia di case.';
export const tuttoPoi =
  'Amministratori, registro e accessi restano, e chi è stato cancellato resta cancellato. I pagamenti arrivati dopo l’archivio si rimandano dal pannello di Stripe.';
export const TUTTO = 'TUTTO';
export const perConfermare = `Per confermare scrivi ${TUTTO}`;
export const scriviTutto = `Scrivi ${TUTTO} per confermare.`;
export const ripristinaTutto = 'Ripristina tutto';
export const fattoTutto = (moment: string, prima: string) =>
  `Fatto: tutto è tornato com’era ${formatMoment(moment)}. Quello che c’era prima è nell’archivio ${prima}.`;
