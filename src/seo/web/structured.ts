/**
 * What a page says of itself in JSON-LD. Loaders make it, so that no visitor loads the rules that do, and as text, which the types of
 * loaders pass on as it is.
 */
export type StructuredDocuments = string[];

/** Writes what a page says of itself; `page-meta.ts` puts it into the head. */
export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
