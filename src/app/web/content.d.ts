/** A document in `content/`, compiled by `scripts/content-pages.ts`. */
declare module '*.md' {
  export const title: string;
  export const description: string;
  export default function Text(values: Record<string, import('react').ReactNode>): import('react').ReactElement;
}
