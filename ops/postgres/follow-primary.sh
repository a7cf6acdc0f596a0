#!/bin/bash
# The replica: copied from the primary the first time, and following it ever after.
set -euo pipefail
export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  pg_basebackup --host=primary --username=replica --slot=replica --write-recovery-conf --wal-method=stream --pgdata="$PGDATA"
  chmod 700 "$PGDATA"
fi
unset PGPASSWORD
# What the primary cleans away waits for nobody's statement here: one that is in its way is ended, and asked of the primary instead.
exec postgres -c hot_standby=on -c hot_standby_feedback=on -c max_standby_streaming_delay=500ms -c shared_buffers=1GB -c max_connections=100
