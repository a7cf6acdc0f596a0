-- Copies in a CDN expire by themselves (docs/decisions/0119-cdn-by-cache-control.md).
drop table cdn_purge_lease;

-- Read replicas answer searches (docs/decisions/0074-read-replicas.md).
drop table search_replica_beat;
