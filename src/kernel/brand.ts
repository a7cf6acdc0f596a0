/**
 * The words of a brand, as `src/app/server/brand/brand-values.ts` makes them from its file. The server sets them before it loads any
 * message; each page carries them to the browser in a script that runs before the bundles (docs/decisions/0143).
 */
export type BrandValues = {
  name: string;
  /** The beginning of file names that people take away. */
  fileName: string;
  texts: {
    title?: string | undefined;
    introduction?: string | undefined;
    motto?: string | undefined;
    searchExamples?: string | undefined;
    blogDescription?: string | undefined;
    throughoutItaly?: string | undefined;
    allHomes?: string | undefined;
    exploreRegions?: string | undefined;
  };
  /** Who runs the portal: `organization` has properties of schema.org. */
  operator?:
    | { line: string; dataController: string; inFull: string; organization: Readonly<Record<string, string>> }
    | undefined;
  /** Where the administrators' pages are, such as `/redazione`. */
  adminPath?: string | undefined;
  /** Addresses of the brand's icon and styles. */
  icon?: string | undefined;
  styles?: string | undefined;
};

declare global {
  /** `undefined`: the portal is Ospitalia. */
  var ospitaliaBrand: BrandValues | undefined;
}

const given = globalThis.ospitaliaBrand;

/** The portal's name in sentences, titles and mails. Names that machines use do not change with it (docs/operations/white-label.md). */
export const brandName = given?.name ?? 'Ospitalia';
export const brandFileName = given?.fileName ?? 'ospitalia';
export const isBranded = given !== undefined;
export const brandTexts = given?.texts ?? {};
export const brandOperator = given?.operator;
export const brandAdminPath = given?.adminPath;
export const brandIcon = given?.icon;
export const brandStyles = given?.styles;
/** Sets the same values in the browser; empty without a brand. */
export const brandScript = given ? `ospitaliaBrand=${JSON.stringify(given)};` : '';
