#!/usr/bin/env bash
# Removes a portal that ops/install.sh has installed. Database, photos, archives and settings stay, and install.sh finds them again.
# `--purge=NAME`, the name of the site, deletes them too, after a last archive.
set -euo pipefail
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

readonly DATA=/var/lib/ospitalia SETTINGS=/etc/ospitalia/ospitalia.env CADDYFILE=/etc/caddy/Caddyfile
PURGE=''

say() { printf '• %s\n' "$1"; }
die() {
  printf '%s\n' "$1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || die 'Serve root: sudo ops/uninstall.sh'
case ${1-} in
  '') ;;
  --purge=*) PURGE=${1#--purge=} ;;
  *) die 'Uso: ops/uninstall.sh [--purge=NOME_DEL_SITO]' ;;
esac

site() { sed -n 's|^PUBLIC_URL=https://||p' "$SETTINGS" 2>/dev/null | tr -d "'\""; }

if [ -n "$PURGE" ]; then
  [ "$PURGE" = "$(site)" ] || die "Il sito di questa macchina non si chiama \"$PURGE\": non cancello niente."
  last=/root/ospitalia-ultimo-$(date +%Y%m%dT%H%M%S).backup.age
  say "Scrivo un ultimo archivio in $last"
  ospitalia db backup --empty "$last" || die 'L’ultimo archivio non si può scrivere: non cancello niente.'
  # With the secret that the archive does not hold.
  install -m 600 "$SETTINGS" "${last%.backup.age}.env"
fi

systemctl disable --now ospitalia ospitalia-doctor.timer >/dev/null 2>&1 || true
rm -f /etc/systemd/system/ospitalia.service /etc/systemd/system/ospitalia-doctor.service /etc/systemd/system/ospitalia-doctor.timer /etc/systemd/system/ospitalia.service.d/archives.conf
rmdir /etc/systemd/system/ospitalia.service.d 2>/dev/null || true
systemctl daemon-reload
if grep -qF 'ops/install.sh di Ospitalia' "$CADDYFILE" 2>/dev/null; then
  rm -f "$CADDYFILE" /etc/caddy/ospitalia.caddy
  systemctl disable --now caddy >/dev/null 2>&1 || true
fi
rm -rf /usr/local/bin/ospitalia /srv/ospitalia /srv/ospitalia-*
say 'Il programma non c’è più.'

if [ -z "$PURGE" ]; then
  say "Restano il database ospitalia, $DATA, $SETTINGS: ops/install.sh li ritrova."
  exit 0
fi
# A way back from an upgrade has left the newer database, under another name.
runuser -u postgres -- env --chdir=/ psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 <<'SQL'
select format('drop database %I', datname) from pg_database join pg_roles on pg_roles.oid = datdba where rolname = 'ospitalia' \gexec
drop role if exists ospitalia;
drop role if exists ospitalia_portale;
SQL
rm -rf "$DATA" /etc/ospitalia
userdel ospitalia 2>/dev/null || true
say "Non resta niente, tranne $last, le impostazioni accanto, e la chiave che lo apre."
