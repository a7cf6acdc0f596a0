/** What a slot holds in a program that is read without a brand. */
const EMPTY = 'marchio:';

/** The words that a brand has put into a slot; `null`: none has. */
const read = (slot: string): string | null => (slot.startsWith(EMPTY) ? null : slot);

/**
 * Where a brand's file writes what no sentence of ours has a place for: these words are exchanged while the program is read
 * (docs/decisions/0143). Who runs the portal, in one line; and the same as properties of schema.org, in JSON.
 */
export const brandSlots = {
  /** How names of files begin that people take away. */
  fileName: read('marchio:file') ?? 'ospitalia',
  operatorLine: read('marchio:gestore'),
  organization: read('marchio:organizzazione'),
};
