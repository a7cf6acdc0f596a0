import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';

/** How many comments wait; `null`: not known. Read once: then whoever moderates them says it with the second of the pair. */
export function useWaitingComments(): [number | null, (count: number) => void] {
  const { data } = useRead('GET /api/admin/blog/comments', { query: { limit: 1 } });
  const [counted, setCounted] = useState<number | null>(null);
  return [counted ?? data?.counts.in_attesa ?? null, setCounted];
}
