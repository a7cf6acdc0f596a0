#!/usr/bin/env bash
# Removes a portal that ops/install.sh installed, but not its data and settings.
# `--purge=NAME`, where NAME is the name of the site, first writes a last archive and then deletes these too.
set -euo pipefail
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

readonly DATA=/var/lib/ospitalia SETTINGS=/etc/ospitalia/ospitalia.env CADDYFILE=/etc/caddy/Caddyfile
PURGE=''

case ${OSPITALIA_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG-}}}} in
  it | it[_.-]*) ITALIAN=1 ;;
  *) ITALIAN='' ;;
esac
readonly ITALIAN

t() { if [ "$ITALIAN" ]; then printf '%s' "$2"; else printf '%s' "$1"; fi; }
say() { printf '• %s\n' "$(t "$@")"; }
die() {
  printf '%s\n' "$(t "$@")" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || die 'Run as root: sudo ops/uninstall.sh' 'Serve root: sudo ops/uninstall.sh'
case ${1-} in
  '') ;;
  --purge=*) PURGE=${1#--purge=} ;;
  *) die 'Usage: ops/uninstall.sh [--purge=NAME_OF_THE_SITE]' 'Uso: ops/uninstall.sh [--purge=NOME_DEL_SITO]' ;;
esac

site() { sed -n 's|^PUBLIC_URL=https://||p' "$SETTINGS" 2>/dev/null | tr -d "'\""; }

if [ -n "$PURGE" ]; then
  [ "$PURGE" = "$(site)" ] || die "The site of this machine is not \"$PURGE\": nothing was deleted." "Il sito di questa macchina non si chiama \"$PURGE\": non cancello niente."
  last=/root/ospitalia-last-$(date +%Y%m%dT%H%M%S).backup.age
  say "Writing a last archive to $last" "Scrivo un ultimo archivio in $last"
  ospitalia db backup --empty "$last" || die 'The last archive could not be written: nothing was deleted.' 'L’ultimo archivio non si può scrivere: non cancello niente.'
  # The archive does not contain the secret, so the settings are saved beside it.
  install -m 600 "$SETTINGS" "${last%.backup.age}.env"
fi

systemctl disable --now ospitalia ospitalia-doctor.timer >/dev/null 2>&1 || true
rm -f /etc/systemd/system/ospitalia.service /etc/systemd/system/ospitalia-doctor.service /etc/systemd/system/ospitalia-doctor.timer /etc/systemd/system/ospitalia.service.d/archives.conf
rmdir /etc/systemd/system/ospitalia.service.d 2>/dev/null || true
systemctl daemon-reload
if grep -q 'ops/install.sh [do][if] Ospitalia' "$CADDYFILE" 2>/dev/null; then
  rm -f "$CADDYFILE" /etc/caddy/ospitalia.caddy
  systemctl disable --now caddy >/dev/null 2>&1 || true
fi
rm -rf /usr/local/bin/ospitalia /srv/ospitalia /srv/ospitalia-*
say 'The program was removed.' 'Il programma non c’è più.'

if [ -z "$PURGE" ]; then
  say "The database ospitalia, $DATA and $SETTINGS remain: ops/install.sh reuses them." "Restano il database ospitalia, $DATA, $SETTINGS: ops/install.sh li ritrova."
  exit 0
fi
# Drops every database of the portal's role, because after a downgrade the newer database still exists under another
# name.
runuser -u postgres -- env --chdir=/ psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 <<'SQL'
select format('drop database %I', datname) from pg_database join pg_roles on pg_roles.oid = datdba where rolname = 'ospitalia' \gexec
drop role if exists ospitalia;
drop role if exists ospitalia_portale;
SQL
rm -rf "$DATA" /etc/ospitalia
userdel ospitalia 2>/dev/null || true
say "Nothing remains except $last, the settings beside it, and the key that decrypts it." "Non resta niente, tranne $last, le impostazioni accanto, e la chiave che lo apre."
