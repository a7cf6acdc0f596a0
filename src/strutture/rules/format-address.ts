type Address = { indirizzo: string; cap: string; citta: string; sigla: string };

/**
 * Formats an address. `indirizzo` can be empty if the owner shows only an approximate location.
 * @example formatAddress(podere) // 'Strada delle Vigne 14, 53045 Montepulciano (SI)'
 */
export function formatAddress({ indirizzo, cap, citta, sigla }: Address): string {
  return `${indirizzo === '' ? '' : `${indirizzo}, `}${cap} ${citta} (${sigla})`;
}
