/**
 * Loaders build the JSON-LD, so that browsers do not load the code for it. They also serialize it, because the types of loaders
 * allow only plain data.
 */
export type StructuredDocuments = string[];

export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
