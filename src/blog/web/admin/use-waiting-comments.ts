import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';

/**
 * How many comments wait for a decision; `null` while that is not known. Read once: from then on whoever moderates them tells
 * it with the second of the pair.
 */
export function useWaitingComments(): [number | null, (count: number) => void] {
  const { data } = useRead('GET /api/admin/blog/comments', { query: { limit: 1 } });
  const [told, setTold] = useState<number | null>(null);
  return [told ?? data?.counts.in_attesa ?? null, setTold];
}
