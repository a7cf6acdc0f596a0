import { paths } from '../../kernel/pages/paths.ts';

export type AnalyticsPage = { path: string; title: string; names: readonly string[] };

export type AnalyticsEvent =
  | { kind: 'page'; path: string; title: string }
  | {
      kind: 'selection';
      selection: (typeof SELECTIONS)[number];
      names: readonly string[];
      path: string;
      title: string;
    };

const SELECTIONS = ['Regione', 'Provincia', 'Città'] as const;

const PLACE = new RegExp(`^${paths.strutture}((?:/[a-z0-9-]+){1,3})$`);

/**
 * Returns a page view event, and a selection event if the page is about a place.
 * @example analyticsEvents({ path: '/strutture/toscana', title: 'Case in Toscana', names: ['Toscana'] }) // [{ kind: 'page', … }, { kind: 'selection', selection: 'Regione', names: ['Toscana'], … }]
 */
export function analyticsEvents({ path, title, names }: AnalyticsPage): AnalyticsEvent[] {
  const page: AnalyticsEvent = { kind: 'page', path, title };
  const depth = (PLACE.exec(path)?.[1]?.split('/').length ?? 1) - 1;
  const selection = SELECTIONS[depth - 1];
  return selection === undefined || names.length !== depth
    ? [page]
    : [page, { kind: 'selection', selection, names, path, title }];
}
