import type { DrawingSource } from '../brand/Drawing.tsx';
import url from '../art/facade.svg?url';

export const facade: DrawingSource = { href: `${url}#facade`, viewBox: '0 0 720 740' };
