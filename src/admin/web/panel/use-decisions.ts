import { useState } from 'react';
import { createDecisions, type Decision } from './decisions.ts';

export type DecisionFlow = ReturnType<typeof useDecisions>;

/** The panel's decisions on their way. */
export function useDecisions() {
  const [open, setOpen] = useState<readonly Decision[]>([]);
  const [decisions] = useState(() => createDecisions(setOpen));
  return { open, decisions };
}
