import type { PersonRecords } from '../../kernel/people/person.ts';
import { visitorMessages } from '../messages/by-request.ts';

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function formatValue(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

function linesOf(row: object, indent = ''): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (isEmpty(value)) return [];
    if (isGroup(value)) return [`${indent}${name}:`, ...linesOf(value, `${indent}  `)];
    return [`${indent}${name}: ${formatValue(value)}`];
  });
}

export function recordsText(records: PersonRecords): string {
  const blocks = Object.entries(records).flatMap(([table, rows]) =>
    rows.map((row, index) => {
      const title = visitorMessages().recordHeading(
        visitorMessages().recordTableTitles[table] ?? table,
        index + 1,
        rows.length,
      );
      return [title, ...linesOf(row)].join('\n');
    }),
  );
  return blocks.length === 0 ? visitorMessages().noDataStored : blocks.join('\n\n');
}
