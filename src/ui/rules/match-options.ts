function closeness(label: string, query: string): number {
  if (label.startsWith(query)) return 3;
  if (label.includes(` ${query}`)) return 2;
  return label.includes(query) ? 1 : 0;
}

/**
 * Returns matching options: first matches at the label's start, then at a word's start, then all others.
 * @example matchOptions(towns, 'san g', foldName)
 */
export function matchOptions<Option extends { label: string }>(
  options: readonly Option[],
  text: string,
  fold: (text: string) => string,
): Option[] {
  const query = fold(text);
  if (query === '') return text.trim() === '' ? [...options] : [];
  return options
    .map((option) => ({ option, rank: closeness(fold(option.label), query) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}
