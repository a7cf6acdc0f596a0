import { useState } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import * as messages from '../../messages/admin.ts';

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

/** Single-letter shortcuts can be disabled, because speech input can trigger them by accident. */
export function useShortcutKeys() {
  const [isOn, setOn] = useState(readChoice);
  const choose = (next: boolean) => {
    setOn(next);
    announce(next ? messages.letterShortcutsOn : messages.letterShortcutsOff);
    try {
      if (next) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, OFF);
    } catch {
      // Without storage, the setting lasts until the page is reloaded.
    }
  };
  return { isOn, choose };
}
