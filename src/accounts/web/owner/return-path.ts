import { ownerWords } from '../../../kernel/languages/owner-words.ts';
import { paths } from '../../../kernel/pages/paths.ts';

/** Where the owner's area begins, and where one signs in. */
export const OWNER_AREA = paths.proprietario;

const { strutture, modifica, condizioni, calendario, freschezza, prenotazioni } = ownerWords;

/** Pages of the area that one can be sent back to after signing in; calendar and bookings as they were looked at. */
const STRUTTURA = new RegExp(
  `^${OWNER_AREA}/${strutture}/[1-9]\\d{0,8}(?:/(?:${modifica}|${condizioni}|${calendario}(?:/${freschezza}|\\?[a-z0-9=&-]*)?))?$`,
);
const BOOKINGS = new RegExp(`^${OWNER_AREA}/${prenotazioni}(?:/[\\da-f-]{36}|\\?[a-z0-9_=&]*)?$`);
/** Under this name the address of the sign-in page, and this browser, keep the page that was asked for. */
const PARAMETER = 'torna';
const STORAGE_KEY = 'ospitalia_torna';

/**
 * The page of the area that a text names, or the area itself: nothing from an address or a storage leads anywhere else.
 * @example returnPath('//altrove.example') // '/proprietario'
 */
export function returnPath(text: string | null): string {
  return text !== null && (STRUTTURA.test(text) || BOOKINGS.test(text)) ? text : OWNER_AREA;
}

/** The address of the sign-in page that knows which page was asked for, with its query if that is one of ours. */
export function signInPath(pathname: string, search = ''): string {
  const whole = returnPath(pathname + search);
  const path = whole === OWNER_AREA ? returnPath(pathname) : whole;
  return path === OWNER_AREA ? path : `${OWNER_AREA}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

export function wantedPath(url: string): string {
  return returnPath(new URL(url).searchParams.get(PARAMETER));
}

/** Keeps the page that was asked for until the e-mailed link is opened in this browser, in whichever tab. */
export function saveReturnPath(path: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, path);
  } catch {
    // A browser that keeps nothing leads to the list of strutture.
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
