import { useEffect, useState } from 'react';
import { keepText, keptText } from '../session-text.ts';
import { readGuestDetails } from './read-guest-details.ts';

const KEY = 'ospite';

/** What a guest types about themselves, kept in this tab until it is closed. */
export function useGuestDetails() {
  const [details, setDetails] = useState(() => readGuestDetails(keptText(KEY)));
  useEffect(() => keepText(KEY, JSON.stringify(details)), [details]);
  return [details, setDetails] as const;
}
