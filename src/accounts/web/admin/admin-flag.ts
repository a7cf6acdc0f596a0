/**
 * The flag of a signed-in administrator (PRODUCT.md § 4). It is a hint for what to draw first, and for
 * other tabs; the server's session alone says who may do what.
 */
const FLAG = 'ospitalia_admin_auth';

/** Why a panel that was open is no longer one's own. */
export type LeaveReason = 'expired' | 'left';

/** A browser that keeps nothing has no hints; everything else works. */
function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

export function hasAdminFlag(): boolean {
  return withStorage((storage) => storage.getItem(FLAG) === 'true', false);
}

export function setAdminFlag(): void {
  withStorage((storage) => storage.setItem(FLAG, 'true'), undefined);
}

export function clearAdminFlag(): void {
  withStorage((storage) => storage.removeItem(FLAG), undefined);
}

/** Forgets all that this browser keeps of the portal, as signing out does. */
export function clearEverything(): void {
  withStorage((storage) => storage.clear(), undefined);
}

/** Calls back when another tab took the flag away: alone when its session was over, with everything when it signed out. */
export function onAdminFlagGone(listener: (why: LeaveReason) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) listener('left');
    else if (key === FLAG && newValue === null) listener('expired');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
