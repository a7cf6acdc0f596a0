import type { AddressMover } from '../../kernel/person.ts';
import { isOwnersAddress, moveGone, moveOwner, ownedIdsOfAll } from './address-repository.ts';
import { lockedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

/** The strutture of an owner move with the address that they sign in with. What guests see stays as it is. */
export function createStruttureMover(): AddressMover<StruttureDb> {
  return {
    isOwners: isOwnersAddress,
    async move(transaction, { from, to }) {
      for (const id of await ownedIdsOfAll(transaction, from)) {
        await lockedRow(transaction, id);
        await moveOwner(transaction, id, to);
      }
      await moveGone(transaction, { from, to });
    },
  };
}
