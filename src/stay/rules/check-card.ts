export type TypedCard = { carta: string; scadenza: string; cvc: string; titolare: string };

const CARD = /^(?:\d{4} ){3}\d{4}$/;
const EXPIRY = /^(0[1-9]|1[0-2]) \/ (\d{2})$/;
const CVC = /^\d{3,4}$/;

function isOver(scadenza: string, today: string): boolean {
  const [, month = '', year = ''] = EXPIRY.exec(scadenza) ?? [];
  return month === '' || `20${year}-${month}` < today.slice(0, 7);
}

/**
 * Returns, in display order, the fields that a hosted checkout would reject before it contacts the bank.
 * @example checkCard({ carta: '4242', scadenza: '12 / 34', cvc: '123', titolare: 'Ada' }, '2026-11-22') // ['carta']
 */
export function checkCard({ carta, scadenza, cvc, titolare }: TypedCard, today: string): (keyof TypedCard)[] {
  const faults: [keyof TypedCard, boolean][] = [
    ['carta', !CARD.test(carta)],
    ['scadenza', isOver(scadenza, today)],
    ['cvc', !CVC.test(cvc)],
    ['titolare', titolare.trim() === ''],
  ];
  return faults.filter(([, isAtFault]) => isAtFault).map(([field]) => field);
}

const GROUP = /\d{4}(?=\d)/g;

/** Formats a card number in groups of four while it is typed. @example formatCard('424242') // '4242 42' */
export function formatCard(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 19).replaceAll(GROUP, '$& ');
}

/** @example formatExpiry('1234') // '12 / 34' */
export function formatExpiry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
