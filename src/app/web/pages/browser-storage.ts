import * as t from './browser-storage-messages.it.ts';

export type BrowserEntry = { name: string; kind: 'memoria' | 'scheda' | 'cookie'; why: string; life: string };

export type BrowserEntryGroup = { who: string; entries: readonly BrowserEntry[] };

/** All that the portal leaves in a browser. Whoever adds a key to the code adds its row: a test compares. */
export function browserStorage(isMeasured: boolean): BrowserEntryGroup[] {
  return [
    { who: t.seGuardiEPrenoti, entries: [...(isMeasured ? [t.scelta] : []), ...t.visitatori] },
    { who: t.seHaiUnaCasa, entries: t.proprietari },
    { who: t.seAmministriIlPortale, entries: t.amministratori },
  ];
}
