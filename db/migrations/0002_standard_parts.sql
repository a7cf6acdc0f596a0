-- Copies in a CDN expire by themselves (docs/decisions/0119-cdn-by-cache-control.md).
drop table cdn_purge_lease;
