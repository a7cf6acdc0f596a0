import { formatCount } from '../kernel/format-count.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';

function price(euros: number | null): string {
  return euros === null || euros <= 0 ? 'su richiesta' : formatPrice(toCents(euros));
}

export const mapMessages = {
  titolo: 'Mappa delle case',
  attorno: 'Un cerchio vuol dire che la casa è lì attorno.',
  approssimativa: 'Un cerchio vuol dire che la casa è lì attorno: l’indirizzo esatto arriva con la prenotazione.',
  prime: (shown: number) => `Sulla mappa solo le prime ${formatCount(shown)} case.`,
  trovate: (total: number, isAtLeast: boolean) =>
    isAtLeast ? `Oltre ${formatCount(total)} case` : total === 1 ? '1 casa' : `${formatCount(total)} case`,
  cerco: 'Cerco le case sulla mappa…',
  nessuna: 'Nessuna casa da mostrare sulla mappa.',
  errorePunti: 'Le case sulla mappa non si sono caricate.',
  erroreMappa: 'La mappa non si è caricata.',
  erroreGrafica:
    'Questo browser non riesce a disegnare la mappa: serve WebGL 2, che forse è spento. L’elenco delle case c’è tutto.',
  tutte: 'Mostra tutte le case',
  cercaQui: 'Cerca qui',
  frecce: 'Le frecce portano alla casa successiva o precedente dell’elenco',
  mostraElenco: 'Mostra l’elenco',
  mostraMappa: 'Torna alla mappa',
  prezzo: price,
  da: (euros: number | null) => (euros === null ? price(null) : `da ${price(euros)}`),
  caseQui: (count: number) => `${formatCount(count)} case`,
  aNotte: 'a notte',
  casa: 'Casa',
  prima: 'Casa precedente in questo punto',
  dopo: 'Casa successiva in questo punto',
  posto: (position: number, count: number) => `${formatCount(position)} di ${formatCount(count)} in questo punto`,
  chiudi: 'Chiudi',
  vedi: 'Vedi la casa',
  carico: 'Carico la casa…',
  nonTrovata: 'Questa casa non c’è più.',
} as const;
