import type { Kysely } from 'kysely';
import type { RegisterEntry } from '../../accounts/register-contract.ts';
import { formatMomentInDigits } from '../../kernel/dates/format-moment.ts';
import { writeCsv } from '../../kernel/text/write-csv.ts';
import { changeRows } from '../rules/change-rows.ts';
import type { RegisterFilter } from '../contract.ts';
import { findLines } from './repository.ts';
import type { AdminTables } from './tables.ts';
import * as messages from '../messages/admin.ts';

type Db = Kysely<AdminTables>;
type Line = Awaited<ReturnType<typeof findLines>>[number];

const AT_ONCE = 1000;

/** Placeholder for filter values that can name a person. Their real values are not logged, because audit log entries are never erased. */
const HIDDEN = '•••';
const TYPED: ReadonlySet<string> = new Set<keyof RegisterFilter>(['cerca', 'chi']);

export function describeFilter(filter: RegisterFilter): Readonly<Record<string, RegisterEntry>> | null {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value ? [[name, TYPED.has(name) ? HIDDEN : value] as const] : [],
  );
  return given.length === 0 ? null : Object.fromEntries(given);
}

function changesOf({ prima, dopo }: Line): string {
  return changeRows(prima, dopo)
    .map(({ campo, ...row }) => {
      const values = [row.prima, row.dopo].filter((value) => value !== null);
      return `${messages.auditFields[campo] ?? campo}: ${values.join(' → ')}`;
    })
    .join('\n');
}

function cellsOf(line: Line): string[] {
  const when = formatMomentInDigits(line.at.toISOString());
  const about = line.struttura_nome ?? line.oggetto ?? '';
  return [
    when,
    line.username,
    messages.auditActions[line.azione],
    about,
    changesOf(line),
    line.address,
    line.request_id,
  ];
}

export async function* registerTable(
  db: Db,
  filter: RegisterFilter,
  most: number = messages.MAX_AUDIT_LOG_ROWS,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(writeCsv([messages.auditLogColumns]));
  let written = 0;
  let last: number | undefined;
  while (written < most) {
    const limit = Math.min(AT_ONCE, most - written);
    const lines = await findLines(db, { ...filter, prima_di: last, limit });
    yield encoder.encode(writeCsv(lines.map(cellsOf), 'rest'));
    if (lines.length < limit) return;
    written += lines.length;
    last = lines.at(-1)?.id;
  }
  const [rest] = await findLines(db, { ...filter, prima_di: last, limit: 1 });
  if (rest !== undefined) yield encoder.encode(writeCsv([[messages.auditLogTruncated]], 'rest'));
}
