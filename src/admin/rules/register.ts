export type TypedFilter = { cerca: string; chi: string; azione: string; dal: string; al: string };

export const NOTHING_TYPED: TypedFilter = { cerca: '', chi: '', azione: '', dal: '', al: '' };

/**
 * Converts a filter to query parameters and omits empty values.
 * @example registerQuery({ cerca: ' Querce ', chi: '', azione: 'foto', dal: '', al: '' }) // [['cerca', 'Querce'], ['azione', 'foto']]
 */
export function registerQuery(typed: TypedFilter): [name: string, value: string][] {
  const trimmed = Object.entries(typed).map(([name, text]): [string, string] => [name, text.trim()]);
  return trimmed.filter(([, value]) => value !== '');
}

/**
 * Reduces an IPv4 address to its /24 network. IPv6 addresses are already /64 networks.
 * @example maskAddress('203.0.113.7') // '203.0.113.0/24'
 */
export function maskAddress(address: string): string {
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
