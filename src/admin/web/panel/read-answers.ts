import type { AdminCounters, AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';

type Answer<T> = { data?: T; total?: number; message?: unknown } | undefined;

/** A page of one of the lists. */
export function readPage(answer: unknown): { items: AdminStruttura[]; total: number } {
  const { data = [], total = data.length } = (answer as Answer<AdminStruttura[]>) ?? {};
  return { items: data, total };
}

export function readDetail(answer: unknown): AdminDetail | null {
  return (answer as Answer<AdminDetail>)?.data ?? null;
}

export function readCounters(answer: unknown): AdminCounters | null {
  return (answer as Answer<AdminCounters>)?.data ?? null;
}
