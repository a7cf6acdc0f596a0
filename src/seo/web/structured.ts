/**
 * JSON-LD of a page. Loaders build it so that browsers do not have to load the code for it. They also serialize it, because the
 * types of loaders allow only plain data.
 */
export type StructuredDocuments = string[];

/** Serializes JSON-LD; `page-meta.ts` adds it to the head. */
export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
