import type { DrawingSource } from '../brand/Drawing.tsx';
import url from '../art/owner-window.svg?url';

export const ownerWindow: DrawingSource = { href: `${url}#owner-window`, viewBox: '0 0 620 420' };
