/**
 * JSON-LD of a page. Loaders build it so that browsers do not have to load the code for it. They also serialize it, because the
 * types of loaders allow only plain data.
 */
export type StructuredDocuments = string[];

export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
