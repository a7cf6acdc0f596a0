/**
 * Serialised JSON-LD documents. Loaders build them, so that browsers do not load the code that builds them. They are serialised,
 * because the types of loaders allow only plain data.
 */
export type StructuredDocuments = string[];

export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
