/** A brand's replacements for the portal's own values. They must be set before any messages load (docs/decisions/0143). */
export type BrandValues = {
  name: string;
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
  /** `organization` contains schema.org properties. */
  operator?:
    | { line: string; dataController: string; inFull: string; organization: Readonly<Record<string, string>> }
    | undefined;
  adminPath?: string | undefined;
  icon?: string | undefined;
  styles?: string | undefined;
};

declare global {
  var ospitaliaBrand: BrandValues | undefined;
}

const given = globalThis.ospitaliaBrand;

/** The brand replaces only the names that people see. Machine-readable names do not depend on it (docs/operations/white-label.md). */
export const brandName = given?.name ?? 'Ospitalia';
export const brandFileName = given?.fileName ?? 'ospitalia';
export const isBranded = given !== undefined;
export const brandTexts = given?.texts ?? {};
export const brandOperator = given?.operator;
export const brandAdminPath = given?.adminPath;
export const brandIcon = given?.icon;
export const brandStyles = given?.styles;
export const brandScript = given ? `ospitaliaBrand=${JSON.stringify(given)};` : '';
