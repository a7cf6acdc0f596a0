import { brandName } from '../../kernel/brand/brand.ts';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { paths } from '../../kernel/pages/paths.ts';

export type Crumb = { name: string; path: string };

export function describePath(publicUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brandName, path: paths.home }, ...crumbs].map(
      ({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path }) as const,
    ),
  };
}
