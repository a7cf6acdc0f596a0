import type { Random } from '../../src/demo/seeded-random.ts';
import { type Act, type SendRequest, outcomeOf, visitorAt } from './act.ts';

const LISTS = [
  '/api/admin/contatori',
  '/api/admin/strutture/pending',
  '/api/admin/strutture/approved?page=2',
  '/api/admin/strutture/rejected',
  '/api/admin/prenotazioni',
  '/api/admin/registro',
  '/api/admin/blog/comments',
  '/api/admin/blog/analytics',
  '/api/admin/sicurezza',
] as const;

export function administer(
  send: SendRequest,
  { cookie, homes }: { cookie: string; homes: readonly number[] },
  random: Random,
): Act {
  return async () => {
    const address = visitorAt(random.int(0, 9));
    const home = homes[random.int(0, Math.max(0, homes.length - 1))] ?? 1;
    const path = random.chance(0.2) ? `/api/admin/strutture/${home}` : random.pick(LISTS);
    if (random.chance(0.9)) return outcomeOf(path, await send({ method: 'GET', path, address, cookie }));
    const body = { telefono: `+39 333 555 ${random.int(1000, 9999)}`, email: 'anna@example.it' };
    const contacts = `/api/admin/strutture/${home}/contacts`;
    return outcomeOf('contacts', await send({ method: 'PUT', path: contacts, address, cookie, body }));
  };
}
