import { useState } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import * as messages from '../../messages/admin.ts';

/** Where a person's choice about the one-letter keys is remembered. */
const STORAGE_KEY = 'ospitalia_scorciatoie';
const OFF = 'spente';

export type ShortcutKeys = ReturnType<typeof useShortcutKeys>;

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Whether single letters do something, which a person can switch off: who speaks to the computer sets them off by chance. */
export function useShortcutKeys() {
  const [isOn, setOn] = useState(readChoice);
  const choose = (next: boolean) => {
    setOn(next);
    announce(next ? messages.letterShortcutsOn : messages.letterShortcutsOff);
    try {
      if (next) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, OFF);
    } catch {
      // Storage is off: the choice lasts as long as the page.
    }
  };
  return { isOn, choose };
}
