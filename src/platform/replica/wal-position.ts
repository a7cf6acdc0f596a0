/** Where the primary's log ended at a moment: whatever was committed before `at` (milliseconds) lies before `position`. */
export type LsnSample = { at: number; position: bigint };

/** A position in PostgreSQL's log, as its type `pg_lsn` writes it (`16/B374D848`), in bytes. Throws where it is none. */
export function parseLsn(text: string): bigint {
  const [, high = '', low = ''] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  if (low === '') throw new RangeError(`${text} is no position in a log`);
  return BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`);
}

/** The newest mark that a replica at `replayed` has passed, if any, and then those it has not reached. */
export function splitSamples(
  marks: readonly LsnSample[],
  replayed: bigint,
): { passed: LsnSample | null; ahead: LsnSample[] } {
  const next = marks.findIndex(({ position }) => position > replayed);
  const end = next === -1 ? marks.length : next;
  return { passed: marks[end - 1] ?? null, ahead: marks.slice(end) };
}

/** What a server says of itself: how far it has replayed the log, of which cluster it is, and whether it still follows a primary. */
export type ReplicaState = { position: string | null; cluster: string; is_standby: boolean };

export function faultOf(state: ReplicaState | undefined, cluster: string | undefined): string | null {
  // One that was promoted goes its own way.
  if (!state?.is_standby || state.position === null) return 'DATABASE_READ_URL is no streaming standby';
  // Positions in another cluster's log mean nothing here.
  return state.cluster === cluster ? null : 'DATABASE_READ_URL is a standby of another cluster than DATABASE_URL';
}
