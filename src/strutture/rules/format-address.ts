type Address = { indirizzo: string; cap: string; citta: string; sigla: string };

/**
 * Formats an address. An approximate place may have no street.
 * @example formatAddress(podere) // 'Strada delle Vigne 14, 53045 Montepulciano (SI)'
 */
export function formatAddress({ indirizzo, cap, citta, sigla }: Address): string {
  return `${indirizzo === '' ? '' : `${indirizzo}, `}${cap} ${citta} (${sigla})`;
}
