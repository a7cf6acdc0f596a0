import { hash } from 'node:crypto';

/** The hash does not depend on the order of the rows, which a restoration may change. */
export type RowTally = { rows: number; hash: string };

const LANES = 8;
const NEW_LINE = 0x0a;

export function createRowTally() {
  const lanes = new Uint32Array(LANES);
  let rows = 0;
  let begun: Buffer = Buffer.alloc(0);

  function addLine(line: Buffer): void {
    const digest = hash('sha256', line, 'buffer');
    // A `Uint32Array` wraps around on overflow, so the sum needs no modulo.
    for (let lane = 0; lane < LANES; lane += 1) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4);
    rows += 1;
  }

  return {
    /** `chunk` may end within a line. */
    add(chunk: Buffer): void {
      const text = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
      let start = 0;
      for (let end = text.indexOf(NEW_LINE); end !== -1; end = text.indexOf(NEW_LINE, start)) {
        addLine(text.subarray(start, end));
        start = end + 1;
      }
      begun = text.subarray(start);
    },
    read(): RowTally {
      return { rows, hash: Array.from(lanes, (lane) => lane.toString(16).padStart(8, '0')).join('') };
    },
  };
}
