import { type Kysely, sql } from 'kysely';

/** Of a database: every table, column, constraint, index, function, trigger, right and comment, and how many rows each table has. */
export async function describeSchema<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss'))
    select 'relation ' || c.oid::regclass::text || ' ' || c.relkind::text || ' ' || coalesce(array_to_string(c.relacl, ','), '') as line
      from pg_class c join ours on ours.oid = c.relnamespace
    union all
    select 'column ' || c.oid::regclass::text || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull::text
        || ' ' || a.attgenerated::text || a.attidentity::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
      from pg_attribute a join pg_class c on c.oid = a.attrelid join ours on ours.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attnum > 0 and not a.attisdropped
    union all
    select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k join ours on ours.oid = k.connamespace
    union all
    select 'index ' || pg_get_indexdef(i.indexrelid) || ' ' || i.indisvalid::text
      from pg_index i join pg_class c on c.oid = i.indexrelid join ours on ours.oid = c.relnamespace
    union all
    select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join ours on ours.oid = p.pronamespace
      where p.prokind = 'f' and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join ours on ours.oid = c.relnamespace where not t.tgisinternal
    union all
    select 'comment ' || c.oid::regclass::text || ' ' || d.objsubid::text || ' ' || d.description from pg_description d
      join pg_class c on c.oid = d.objoid join ours on ours.oid = c.relnamespace
    union all
    select 'rows ' || c.oid::regclass::text || ' ' || (xpath('/row/n/text()',
        query_to_xml('select count(*) as n from ' || c.oid::regclass::text, false, true, '')))[1]::text
      from pg_class c join ours on ours.oid = c.relnamespace where c.relkind = 'r'
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
