import { useState } from 'react';

/** Photos that come into a text, one after the other. */
export type PictureQueue = {
  /** The one that is asked about now. */
  file: File | null;
  /** How many were before it: the same file may come twice. */
  turn: number;
  take: (files: readonly File[]) => void;
  next: () => void;
};

export function usePictureQueue(): PictureQueue {
  const [{ files, turn }, setQueue] = useState<{ files: readonly File[]; turn: number }>({ files: [], turn: 0 });
  return {
    file: files[0] ?? null,
    turn,
    take: (taken) => setQueue((before) => ({ ...before, files: [...before.files, ...taken] })),
    next: () => setQueue((before) => ({ files: before.files.slice(1), turn: before.turn + 1 })),
  };
}
