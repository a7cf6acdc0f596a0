import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What the library does by itself only where a runner's functions are global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
