import type { DrawingSource } from '../brand/Drawing.tsx';
import url from '../art/owner-window.svg?url';

/** A wall with a dashed window for a new owner. */
export const ownerWindow: DrawingSource = { href: `${url}#owner-window`, viewBox: '0 0 620 420' };
