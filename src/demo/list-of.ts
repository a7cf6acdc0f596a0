/** The parts of a text between its commas. @example listOf('Le Rose, Il Nido') // ['Le Rose', 'Il Nido'] */
export function listOf(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.trim().split(/,\s+/);
  return [first, ...others];
}
