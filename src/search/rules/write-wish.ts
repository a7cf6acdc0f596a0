import { writeStayAddress } from '../../stay/rules/stay-address.ts';
import type { ChosenWish } from './chosen-wish.ts';
import { slugOfServizio, WISH_NAMES, type WishName } from './read-wish.ts';

type Written = Partial<Record<WishName, string>>;

function textsOf(wish: ChosenWish): Written {
  const { dal, al, ospiti } = writeStayAddress(wish.stay);
  const { testo, tipi, servizi, prezzo_min, prezzo_max } = wish;
  return {
    testo,
    ...(dal !== undefined && { dal }),
    ...(al !== undefined && { al }),
    ...(ospiti !== undefined && { ospiti }),
    tipo: tipi.join(','),
    prezzo_min: String(prezzo_min ?? ''),
    prezzo_max: String(prezzo_max ?? ''),
    servizi: servizi.map(slugOfServizio).join(','),
    sicura: wish.sicura ? '1' : '',
    ordina: wish.ordina === 'giorno' ? '' : wish.ordina,
  };
}

/**
 * The query of a search, in one order of names, so that one search has one address; what is not chosen is left out.
 * @example writeWish({ ...NO_WISH, servizi: ['WiFi'], ordina: 'prezzo' }) // { servizi: 'wifi', ordina: 'prezzo' }
 */
export function writeWish(wish: ChosenWish): Written {
  const texts = textsOf(wish);
  return Object.fromEntries(WISH_NAMES.map((name) => [name, texts[name] ?? '']).filter(([, text]) => text !== ''));
}

/**
 * The same as the end of an address, `others` after it: `dopo`, `vista`. Commas stay as they are.
 * @example wishQuery({ ...NO_WISH, servizi: ['WiFi', 'Spa'] }) // '?servizi=wifi,spa'
 */
export function wishQuery(wish: ChosenWish, others: Record<string, string> = {}): string {
  const query = Object.entries({ ...writeWish(wish), ...others }).map(
    ([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}
