type Address = { indirizzo: string; cap: string; citta: string; sigla: string };

/**
 * The postal address of a struttura on one line; of an approximate one there may be no street to say.
 * @example formatAddress(podere) // 'Strada delle Vigne 14, 53045 Montepulciano (SI)'
 */
export function formatAddress({ indirizzo, cap, citta, sigla }: Address): string {
  return `${indirizzo === '' ? '' : `${indirizzo}, `}${cap} ${citta} (${sigla})`;
}
