import type { Cents } from '../../kernel/money/cents.ts';

export type NumberCheck =
  | 'postiDiversi'
  | 'camereDiverse'
  | 'prezziCamereLontani'
  | 'prezzoCambiato'
  | 'prezzoInsolito';

export type ListingNumbers = {
  posti_letto: number;
  num_camere: number;
  camere: readonly { posti_letto: number; letti_aggiuntivi: string; prezzo_notte_cents: Cents }[];
  price: Cents | null;
  published: Cents | null;
  /** The median price of comparable homes in an area; `null` if there are too few of them. */
  typical: { price: Cents; where: string } | null;
};

/** Minimum ratio of two prices that suggests a missing or extra digit. */
const SUSPICIOUS_FACTOR = 5;

function isFar(one: Cents, other: Cents | null): boolean {
  return other !== null && Math.max(one, other) >= SUSPICIOUS_FACTOR * Math.min(one, other);
}

export function rangeOf(prices: readonly Cents[]): { low: Cents; high: Cents } | null {
  const [first, ...rest] = prices;
  if (first === undefined) return null;
  return rest.reduce(
    ({ low, high }, price) => ({ low: price < low ? price : low, high: price > high ? price : high }),
    { low: first, high: first },
  );
}

export function bedsInRooms({ camere }: Pick<ListingNumbers, 'camere'>): number | null {
  return camere.length === 0 ? null : camere.reduce((sum, { posti_letto }) => sum + posti_letto, 0);
}

/**
 * Returns whether the stated beds contradict the rooms. A higher number is accepted if any room lists extra beds, which are free
 * text.
 */
function hasOtherBeds({ posti_letto, camere }: ListingNumbers): boolean {
  const inRooms = bedsInRooms({ camere });
  if (inRooms === null || inRooms === posti_letto) return false;
  return posti_letto < inRooms || camere.every(({ letti_aggiuntivi }) => letti_aggiuntivi === '');
}

function hasOtherRooms({ num_camere, camere }: ListingNumbers): boolean {
  return camere.length > 0 && camere.length !== num_camere;
}

function areRoomsFar({ camere }: ListingNumbers): boolean {
  const range = rangeOf(camere.map(({ prezzo_notte_cents: cents }) => cents));
  return range !== null && isFar(range.low, range.high);
}

/**
 * Returns a code for each number that is inconsistent or unusual. Such a number can be correct, but is more often a typo.
 * @example checkNumbers({ ...numbers, posti_letto: 7, camere: [four, two] }) // ['postiDiversi']
 */
export function checkNumbers(numbers: ListingNumbers): NumberCheck[] {
  const { price, published, typical } = numbers;
  const found: [boolean, NumberCheck][] = [
    [hasOtherBeds(numbers), 'postiDiversi'],
    [hasOtherRooms(numbers), 'camereDiverse'],
    [areRoomsFar(numbers), 'prezziCamereLontani'],
    [price !== null && isFar(price, published), 'prezzoCambiato'],
    [price !== null && isFar(price, typical?.price ?? null), 'prezzoInsolito'],
  ];
  return found.flatMap(([isSo, check]) => (isSo ? [check] : []));
}
