import type { DrawingSource } from '../brand/Drawing.tsx';
import url from '../art/window.svg?url';

export const catWindow: DrawingSource = { href: `${url}#window`, viewBox: '160 72 236 212' };
