/** JSON-LD documents, each serialised as a string. */
export type StructuredDocuments = string[];

export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
