import { type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';

/** What this tab kept of a guest's details; what is no text is not taken. */
export function readGuestDetails(text: string | null): GuestDetails {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return guestDetails.none;
    const texts = Object.entries(kept).filter(
      ([name, value]) => name in guestDetails.none && typeof value === 'string',
    ) as [keyof GuestDetails, string][];
    return { ...guestDetails.none, ...Object.fromEntries(texts) };
  } catch {
    return guestDetails.none;
  }
}
