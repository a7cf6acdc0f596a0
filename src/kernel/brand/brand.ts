/**
 * The values of a brand, which `src/app/server/brand/brand-values.ts` builds from its file. The server sets them before it loads any
 * messages; a script in each page sets them in the browser before the bundles run (docs/decisions/0143).
 */
export type BrandValues = {
  name: string;
  /** Prefix of the names of downloaded files. */
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
  /** The operator of the portal; `organization` has schema.org properties. */
  operator?:
    | { line: string; dataController: string; inFull: string; organization: Readonly<Record<string, string>> }
    | undefined;
  /** Path of the administrators' pages, such as `/redazione`. */
  adminPath?: string | undefined;
  /** URLs of the brand's icon and styles. */
  icon?: string | undefined;
  styles?: string | undefined;
};

declare global {
  /** `undefined`: the portal is Ospitalia. */
  var ospitaliaBrand: BrandValues | undefined;
}

const given = globalThis.ospitaliaBrand;

/** The portal's name in sentences, titles and mails. Machine-readable names do not change with it (docs/operations/white-label.md). */
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
