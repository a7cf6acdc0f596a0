#!/bin/bash
# PostgreSQL's image runs this script once, when it initialises the primary.
set -euo pipefail
[ -n "${REPLICATION_PASSWORD-}" ] || exit 0
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set secret="$REPLICATION_PASSWORD" <<'SQL'
create role replica with replication login password :'secret';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replica samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
