/** JSON-LD documents from loaders. They are serialised, because the types of loaders allow only plain data. */
export type StructuredDocuments = string[];

export function structured(...things: readonly object[]): StructuredDocuments {
  return things.map((thing) => JSON.stringify(thing));
}
