/** Storage key of the flag from which the first render infers a session. Access depends only on the session on the server. */
const FLAG = 'ospitalia_admin_auth';

export type LeaveReason = 'expired' | 'left';

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

export function clearEverything(): void {
  withStorage((storage) => storage.clear(), undefined);
}

/** Subscribes to the removal of the flag in another tab. Signing out clears the whole storage, so the event's key is `null`. */
export function onAdminFlagGone(listener: (why: LeaveReason) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) listener('left');
    else if (key === FLAG && newValue === null) listener('expired');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
