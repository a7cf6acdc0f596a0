import { ownerWords } from '../../../kernel/languages/owner-words.ts';
import { paths } from '../../../kernel/pages/paths.ts';

export const OWNER_AREA = paths.proprietario;

const { strutture, modifica, condizioni, calendario, freschezza, prenotazioni } = ownerWords;

const STRUTTURA = new RegExp(
  `^${OWNER_AREA}/${strutture}/[1-9]\\d{0,8}(?:/(?:${modifica}|${condizioni}|${calendario}(?:/${freschezza}|\\?[a-z0-9=&-]*)?))?$`,
);
const BOOKINGS = new RegExp(`^${OWNER_AREA}/${prenotazioni}(?:/[\\da-f-]{36}|\\?[a-z0-9_=&]*)?$`);
const PARAMETER = 'torna';
const STORAGE_KEY = 'ospitalia_torna';

/**
 * Returns only paths of the owner area, so that neither the URL nor the stored path can redirect elsewhere.
 * @example returnPath('//altrove.example') // '/proprietario'
 */
export function returnPath(text: string | null): string {
  return text !== null && (STRUTTURA.test(text) || BOOKINGS.test(text)) ? text : OWNER_AREA;
}

export function signInPath(pathname: string, search = ''): string {
  const whole = returnPath(pathname + search);
  const path = whole === OWNER_AREA ? returnPath(pathname) : whole;
  return path === OWNER_AREA ? path : `${OWNER_AREA}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

export function wantedPath(url: string): string {
  return returnPath(new URL(url).searchParams.get(PARAMETER));
}

export function saveReturnPath(path: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage, the list of strutture opens after the sign-in.
  }
}

export function consumeReturnPath(): string {
  try {
    const path = localStorage.getItem(STORAGE_KEY);
    localStorage.removeItem(STORAGE_KEY);
    return returnPath(path);
  } catch {
    return OWNER_AREA;
  }
}
