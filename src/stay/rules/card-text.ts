const GROUP = /\d{4}(?=\d)/g;

/** A card's number as it is typed, in groups of four. @example formatCard('424242') // '4242 42' */
export function formatCard(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 19).replaceAll(GROUP, '$& ');
}

/** The end of a card's life as it is typed. @example formatExpiry('1234') // '12 / 34' */
export function formatExpiry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
