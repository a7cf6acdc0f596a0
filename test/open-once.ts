import { afterAll, beforeAll } from 'vitest';

/** Opens a resource before the first test of a file and closes it after the last one. */
export function openOnce<Opened extends { close(): Promise<void> }>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => void Object.assign(opened, await open()));
  afterAll(() => opened.close());
  return opened;
}
