import { useEffect, useState } from 'react';
import { keepText, keptText } from '../session-text.ts';
import { type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';

/** What this tab kept of a guest's details; what is no text is not taken. */
function readGuestDetails(text: string | null): GuestDetails {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return guestDetails.none;
    const given: Partial<Record<string, unknown>> = { ...kept };
    const textOf = (name: keyof GuestDetails) => (typeof given[name] === 'string' ? given[name] : '');
    const reached = { guest_email: textOf('guest_email'), guest_phone: textOf('guest_phone') };
    return { guest_name: textOf('guest_name'), ...reached, notes: textOf('notes') };
  } catch {
    return guestDetails.none;
  }
}

const KEY = 'ospite';

/** What a guest types about themselves, kept in this tab until it is closed. */
export function useGuestDetails() {
  const [details, setDetails] = useState(() => readGuestDetails(keptText(KEY)));
  useEffect(() => keepText(KEY, JSON.stringify(details)), [details]);
  return [details, setDetails] as const;
}
