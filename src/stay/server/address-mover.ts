import type { AddressMover } from '../../kernel/person.ts';
import { isPayoutAddress, moveStays } from './address-repository.ts';
import type { StayDb } from './booking-repository.ts';

/** The account that receives an owner's money, and the stays that they booked as a guest, move with their address. */
export function createStayMover(): AddressMover<StayDb> {
  return { isOwners: isPayoutAddress, move: moveStays };
}
