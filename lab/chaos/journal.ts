export type Outcome = 'ok' | 'refused' | 'unknown';

type WriterRequest =
  | { kind: 'hold'; email: string; codice: string | null }
  | { kind: 'payment'; event_id: string; session_id: string | null }
  | { kind: 'cancellation' | 'release'; codice: string }
  | { kind: 'block'; summary: string; event_id: string | null }
  | { kind: 'unblock'; event_id: string }
  | { kind: 'submission'; cin: string; photos: number }
  | { kind: 'comment'; email: string }
  | { kind: 'upload'; url: string | null };

export type Entry = WriterRequest & { outcome: Outcome };
export type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

export type Journal = {
  add(entry: Entry): void;
  of<Kind extends EntryKind>(kind: Kind): EntryOf<Kind>[];
  counts(): [kind: EntryKind, outcomes: Partial<Record<Outcome, number>>][];
};

export function createJournal(): Journal {
  const entries: Entry[] = [];
  const isOf =
    <Kind extends EntryKind>(kind: Kind) =>
    (entry: Entry): entry is EntryOf<Kind> =>
      entry.kind === kind;
  return {
    add: (entry) => void entries.push(entry),
    of: (kind) => entries.filter(isOf(kind)),
    counts() {
      const counts = new Map<EntryKind, Partial<Record<Outcome, number>>>();
      for (const { kind, outcome } of entries) {
        const ofKind = counts.get(kind) ?? {};
        ofKind[outcome] = (ofKind[outcome] ?? 0) + 1;
        counts.set(kind, ofKind);
      }
      return [...counts];
    },
  };
}
