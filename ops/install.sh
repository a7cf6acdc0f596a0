#!/usr/bin/env bash
# Installs or upgrades one portal on a Debian or Ubuntu machine and starts it. Every step is idempotent, so
# an interrupted run can be repeated. The script overwrites no settings and deletes no data. OSPITALIA_LANG=it selects
# Italian messages.
set -euo pipefail
# The search paths of `su` without `-` and of cron do not include the folders of useradd and runuser.
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

readonly PROGRAM_LINK=/srv/ospitalia DATA=/var/lib/ospitalia SETTINGS=/etc/ospitalia/ospitalia.env
readonly ARCHIVES_UNIT=/etc/systemd/system/ospitalia.service.d/archives.conf
readonly AGE_KEY=/root/ospitalia-age.txt CADDYFILE=/etc/caddy/Caddyfile
# MARK identifies generated files. MARKED also matches the Italian line that earlier releases wrote.
readonly MARK='# Written by ops/install.sh of Ospitalia.' MARKED='ops/install.sh [do][if] Ospitalia'
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
readonly SOURCE

SITE='' TLS=acme PROXY=caddy SMTP='' FROM='' ARCHIVES=''
# Required settings of the archive bucket. They are read from the environment, because arguments appear in the process list.
readonly BUCKET_NEEDS=(BACKUP_S3_ENDPOINT BACKUP_S3_BUCKET BACKUP_S3_ACCESS_KEY_ID BACKUP_S3_SECRET_ACCESS_KEY)

case ${OSPITALIA_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG-}}}} in
  it | it[_.-]*) ITALIAN=1 ;;
  *) ITALIAN='' ;;
esac
readonly ITALIAN

t() { if [ "$ITALIAN" ]; then printf '%s' "$2"; else printf '%s' "$1"; fi; }

usage() {
  if [ -z "$ITALIAN" ]; then
    cat <<'USAGE'
Usage: ops/install.sh --site NAME [options]
  --site NAME       name of the site, such as www.ospitalia.it; optional when run again
  --smtp URL        mail server, smtps://user:password@mail.example
  --from SENDER     sender of emails, 'Ospitalia <ciao@ospitalia.it>'
  --archives PLACE  where nightly archives go: a folder on another disk, or same-disk to accept the disk of the data;
                    for a bucket, set BACKUP_S3_… (docs/operations/backups.md) in the environment instead
  --tls internal    a self-issued certificate, for trials; by default Caddy requests one from Let's Encrypt
  --proxy none      you provide the proxy (ops/haproxy.cfg, ops/Caddyfile)
USAGE
    return
  fi
  cat <<'USAGE'
Uso: ops/install.sh --site NOME [opzioni]
  --site NOME       il nome del sito, per esempio www.ospitalia.it; alla seconda volta si può tacere
  --smtp INDIRIZZO  il server di posta, smtps://utente:password@mail.example
  --from MITTENTE   da chi vengono le e-mail, 'Ospitalia <ciao@ospitalia.it>'
  --archives DOVE   dove vanno gli archivi di ogni notte: una cartella su un altro disco, o same-disk se va bene
                    quello dei dati; in un bucket invece con BACKUP_S3_… (docs/operations/backups.md) nell’ambiente
  --tls internal    un certificato fatto qui, per provare; altrimenti lo chiede Caddy a Let's Encrypt
  --proxy none      il proxy lo metti tu (ops/haproxy.cfg, ops/Caddyfile)
USAGE
}

say() { printf '• %s\n' "$(t "$@")"; }
die() {
  printf '%s\n' "$(t "$@")" >&2
  exit 1
}

until_true() {
  local tries=$1
  shift
  while ! "$@" >/dev/null 2>&1; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
    sleep 1
  done
}

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --site) SITE=${2-} ;;
      --smtp) SMTP=${2-} ;;
      --from) FROM=${2-} ;;
      --archives) ARCHIVES=${2-} ;;
      --tls) TLS=${2-} ;;
      --proxy) PROXY=${2-} ;;
      --help) usage && exit 0 ;;
      *) usage >&2 && exit 1 ;;
    esac
    [ $# -ge 2 ] || die "$1 requires a value." "Dopo $1 manca il valore."
    shift 2
  done
  [[ $TLS =~ ^(acme|internal)$ ]] || die "--tls must be acme or internal, not \"$TLS\"." "--tls è acme o internal, non \"$TLS\"."
  [[ $PROXY =~ ^(caddy|none)$ ]] || die "--proxy must be caddy or none, not \"$PROXY\"." "--proxy è caddy o none, non \"$PROXY\"."
}

# Reads a setting with Node, because a shell could execute parts of its value.
setting() {
  [ -e "$SETTINGS" ] || return 0
  # shellcheck disable=SC2016
  "$SOURCE/node_modules/.bin/node" --env-file="$SETTINGS" -p 'process.env[process.argv[1]] ?? ""' "$1"
}

check_machine() {
  [ "$(id -u)" = 0 ] || die 'Run as root: sudo ops/install.sh …' 'Serve root: sudo ops/install.sh …'
  # shellcheck source=/dev/null
  . /etc/os-release
  [[ " ${ID-} ${ID_LIKE-} " == *" debian "* ]] || die 'This script requires Debian or Ubuntu; for other systems see docs/operations/installation.md.' 'Questo script è per Debian e Ubuntu; altrove segui docs/operations/installation.md.'
  [ -d /run/systemd/system ] || die 'systemd is not running: use ops/compose.yaml, or see docs/operations/installation.md.' 'Qui non c’è systemd: usa ops/compose.yaml, o docs/operations/installation.md.'
  [[ -f $SOURCE/build/portal/main.js && -x $SOURCE/node_modules/.bin/node ]] ||
    die "$SOURCE contains no built program: use the archive of a release, or run npm run build there." "In $SOURCE manca il programma costruito: prendi l’archivio di una versione, o esegui lì npm run build."
}

check_node() {
  local output
  output=$("$SOURCE/node_modules/.bin/node" --version 2>&1) || die "The bundled Node does not start on this machine ($(uname -m)): $output" "Il Node incluso non parte su questa macchina ($(uname -m)): $output"
}

check_site() {
  local before
  before=$(setting PUBLIC_URL)
  before=${before#https://}
  SITE=${SITE:-$before}
  [[ $SITE =~ ^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$ ]] || die "--site requires the name of the site, such as www.ospitalia.it, not \"$SITE\"." "Con --site serve il nome del sito, per esempio www.ospitalia.it, non \"$SITE\"."
  [ -z "$before" ] || [ "$before" = "$SITE" ] ||
    die "Ospitalia is already installed here for $before. A second portal requires its own machine; to rename the site, change PUBLIC_URL in $SETTINGS and $CADDYFILE." \
      "Su questa macchina c’è già Ospitalia per $before. Un secondo portale vuole una macchina sua; per cambiare nome modifica PUBLIC_URL in $SETTINGS e $CADDYFILE."
}

device_of() { stat --format=%d "$1"; }

# Archives on the same disk need an explicit choice, because they would be lost together with the data.
check_archives() {
  [ -e "$SETTINGS" ] && return 0
  local missing=()
  for name in "${BUCKET_NEEDS[@]}"; do [ -n "${!name-}" ] || missing+=("$name"); done
  if [ ${#missing[@]} -lt ${#BUCKET_NEEDS[@]} ]; then
    [ ${#missing[@]} -eq 0 ] || die "Archives in a bucket also require: ${missing[*]}." "Per gli archivi in un bucket manca ancora: ${missing[*]}."
    [ -z "$ARCHIVES" ] || die 'Archives go to one place only: --archives, or BACKUP_S3_… in the environment.' 'Gli archivi vanno in un posto solo: --archives, o BACKUP_S3_… nell’ambiente.'
    return 0
  fi
  [ "$ARCHIVES" = same-disk ] && return 0
  [[ $ARCHIVES =~ ^/[[:alnum:]._/-]+$ ]] || die 'Where do nightly archives go? --archives /mnt/other for a folder on another disk; or BACKUP_S3_… in the environment for a bucket; or --archives same-disk, where they are lost with the disk of the data.' \
    'Dove vanno gli archivi di ogni notte? --archives /mnt/altrove, una cartella su un altro disco; oppure BACKUP_S3_… nell’ambiente, per un bucket; oppure --archives same-disk, e si perdono con il disco dei dati.'
  [ -d "$ARCHIVES" ] || die "The archive folder $ARCHIVES does not exist." "La cartella degli archivi, $ARCHIVES, non c’è."
  [ "$(device_of "$ARCHIVES")" != "$(device_of "$DATA" 2>/dev/null || device_of "${DATA%/*}")" ] ||
    die "$ARCHIVES is on the same disk as $DATA, so archives would be lost with it: choose another disk or a bucket, or --archives same-disk." \
      "$ARCHIVES è sullo stesso disco di $DATA, e gli archivi si perderebbero con lui: scegli un altro disco o un bucket, oppure --archives same-disk."
}

archive_settings() {
  if [ "$ARCHIVES" = same-disk ]; then
    echo 'BACKUP_SAME_DISK=1'
  elif [ -n "$ARCHIVES" ]; then
    echo "BACKUP_DIR='$ARCHIVES/ospitalia'"
  else
    for name in "${BUCKET_NEEDS[@]}" BACKUP_S3_REGION; do [ -z "${!name-}" ] || echo "$name='${!name}'"; done
  fi
}

# Fails before anything is installed if another program uses port 80 or 443, because Caddy needs both ports.
check_ports() {
  [ "$PROXY" = caddy ] || return 0
  local who
  command -v ss >/dev/null || return 0
  who=$(ss -Hltnp '( sport = :80 or sport = :443 )' | grep -o 'users:(("[^"]*' | cut -d'"' -f2 | grep -vx caddy | sort -u | head -1) || true
  [ -z "$who" ] || die "Ports 80 and 443 are in use by $who: stop it, or use --proxy none and put it in front of the portal (ops/haproxy.cfg)." "Le porte 80 e 443 le usa già $who: fermalo, oppure usa --proxy none e mettilo tu davanti al portale (ops/haproxy.cfg)."
}

# shellcheck disable=SC2016
is_installed() { [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

install_packages() {
  local wanted=(postgresql age curl ca-certificates openssl libatomic1)
  [ "$PROXY" = caddy ] && wanted+=(caddy)
  # Holds and nights end at fixed times, so the machine's clock must be synchronised.
  is_installed chrony || is_installed ntpsec || is_installed openntpd || wanted+=(systemd-timesyncd)
  local missing=()
  for name in "${wanted[@]}"; do
    is_installed "$name" || missing+=("$name")
  done
  # Configures packages that an interrupted run left unpacked.
  dpkg --configure -a
  [ ${#missing[@]} -eq 0 ] && return 0
  say "Installing ${missing[*]}" "Installo ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

make_user() {
  id ospitalia >/dev/null 2>&1 || useradd --system --home-dir "$DATA" --no-create-home --shell /usr/sbin/nologin ospitalia
  install -d -o ospitalia -g ospitalia -m 750 "$DATA"
  install -d -o root -g ospitalia -m 750 /etc/ospitalia
}

# Each release has its own folder, because a running portal still uses the folder from which it was started.
install_program() {
  local version target
  version=$("$SOURCE/node_modules/.bin/node" -p "require('$SOURCE/build/version.json').version")
  target=$PROGRAM_LINK-$version-$(sha256sum "$SOURCE/build/portal/fingerprint" | cut -c1-8)
  if [ ! -d "$target" ]; then
    say "Copying the program to $target" "Copio il programma in $target"
    rm -rf "$target.new"
    cp -a "$SOURCE" "$target.new"
    rm -rf "$target.new/.git" "$target.new/data"
    chown -R root:root "$target.new"
    mv "$target.new" "$target"
  fi
  # Copies the asset files of the previous release, because pages that are still open request them.
  if [ -d "$PROGRAM_LINK/build/client/assets" ]; then
    cp -n "$PROGRAM_LINK"/build/client/assets/* "$target/build/client/assets/" 2>/dev/null || true
  fi
  ln -sfn "$target" "$PROGRAM_LINK.new"
  mv -T "$PROGRAM_LINK.new" "$PROGRAM_LINK"
}

# Writes the settings only once. Afterwards, the file belongs to the operator.
write_settings() {
  [ -e "$SETTINGS" ] && return 0
  say "Writing the settings to $SETTINGS" "Scrivo le impostazioni in $SETTINGS"
  local password recipient
  password=$(openssl rand -hex 24)
  [ -e "$AGE_KEY" ] || (umask 077 && age-keygen -o "$AGE_KEY.new" 2>/dev/null && mv "$AGE_KEY.new" "$AGE_KEY")
  recipient=$(age-keygen -y "$AGE_KEY")
  (
    umask 027
    cat >"$SETTINGS.new" <<ENV
$(t '# Settings of the portal and its commands (docs/CONFIGURATION.md), one per line. Put values with spaces or symbols in single quotes.
# After a change: systemctl restart ospitalia, then ospitalia doctor.' '# Le impostazioni del portale e dei comandi (docs/CONFIGURATION.md). Una per riga; i valori con spazi o segni tra apici singoli.
# Dopo una modifica: systemctl restart ospitalia, poi ospitalia doctor.')
PUBLIC_URL=https://$SITE
TRUST_PROXY=1
OSPITALIA_DATA_DIR=$DATA
DATABASE_URL=postgres://ospitalia:$password@127.0.0.1/ospitalia
$(t '# Store a copy away from the archives: without it, calendar addresses cannot be decrypted.' '# Tienine una copia dove non ci sono gli archivi: senza, gli indirizzi dei calendari non si aprono più.')
OSPITALIA_SECRET=$(openssl rand -hex 32)
SMTP_URL='$SMTP'
MAIL_FROM='$FROM'
$(t '# An encrypted archive every night; only the private key decrypts it.' '# Ogni notte un archivio, cifrato: lo apre solo la chiave privata.')
BACKUP_AT=03:30
$(archive_settings)
BACKUP_AGE_RECIPIENT=$recipient
$(t '# Card payments, all three or none:' '# Pagamenti con carta, tutte e tre o nessuna:') STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET
ENV
    chgrp ospitalia "$SETTINGS.new"
    mv "$SETTINGS.new" "$SETTINGS"
  )
}

psql_as_admin() { PGOPTIONS='--client-min-messages=warning' runuser -u postgres -- env --chdir=/ psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 "$@"; }

is_own_database() { [[ $(setting DATABASE_URL) == postgres://ospitalia:*@127.0.0.1/ospitalia ]]; }

make_database() {
  local url
  url=$(setting DATABASE_URL)
  is_own_database || {
    say 'The settings name another database: it is not changed.' 'Il database delle impostazioni non è quello di questa macchina: non lo tocco.'
    return 0
  }
  until_true 2 psql_as_admin --command='select' || systemctl restart postgresql
  until_true 30 psql_as_admin --command='select' ||
    die "PostgreSQL does not respond: see pg_lsclusters and journalctl -u 'postgresql@*'." "PostgreSQL non risponde: pg_lsclusters e journalctl -u 'postgresql@*' dicono perché."
  local password=${url#postgres://ospitalia:}
  password=${password%@127.0.0.1/ospitalia}
  psql_as_admin >/dev/null <<SQL
select 'create role ospitalia login createdb' where not exists (select from pg_roles where rolname = 'ospitalia') \gexec
select 'create role ospitalia_portale nologin' where not exists (select from pg_roles where rolname = 'ospitalia_portale') \gexec
alter role ospitalia password '$password';
grant ospitalia_portale to ospitalia;
select 'create database ospitalia owner ospitalia encoding ''UTF8'' template template0' where not exists (select from pg_database where datname = 'ospitalia') \gexec
SQL
}

# By default, the unit can write only to the data folder, so another archive folder must be allowed.
allow_archives() {
  local folder
  folder=$(setting BACKUP_DIR)
  rm -f "$ARCHIVES_UNIT"
  [ -n "$folder" ] || return 0
  [ -d "$folder" ] || install -d -o ospitalia -g ospitalia -m 750 "$folder"
  install -d "${ARCHIVES_UNIT%/*}"
  printf '%s\n[Service]\nReadWritePaths=-%s\n' "$MARK" "$folder" >"$ARCHIVES_UNIT"
}

install_service() {
  install -m 644 "$PROGRAM_LINK"/ops/ospitalia.service "$PROGRAM_LINK"/ops/ospitalia-doctor.service "$PROGRAM_LINK"/ops/ospitalia-doctor.timer /etc/systemd/system/
  install -m 755 "$PROGRAM_LINK/ops/ospitalia" /usr/local/bin/ospitalia
  allow_archives
  systemctl daemon-reload
  systemctl enable --quiet ospitalia ospitalia-doctor.timer
}

# Prints the Caddyfile without health checks, because a single portal serves cached pages even while not ready.
write_caddyfile() {
  printf '%s\n' "$MARK"
  sed -e "s/{\$SITE}/$SITE/g" -e 's/portal-1:3000 portal-2:3000/127.0.0.1:3001/' -e 's/the two portals of compose.yaml/the portal/' \
    -e '/health_/d' -e '/A portal that is stopping/d' -e 's/lb_try_duration 2s/lb_try_duration 5s/' "$SOURCE/ops/Caddyfile"
}

install_proxy() {
  [ "$PROXY" = caddy ] || return 0
  local fresh=$CADDYFILE.new
  write_caddyfile >"$fresh"
  [ "$TLS" = internal ] && sed -i "s/^$SITE {/&\n\ttls internal/" "$fresh"
  if [ -s "$CADDYFILE" ] && ! grep -q "$MARKED" "$CADDYFILE" && ! grep -q '/usr/share/caddy' "$CADDYFILE"; then
    mv "$fresh" /etc/caddy/ospitalia.caddy
    say "You already have a Caddyfile: that of Ospitalia is /etc/caddy/ospitalia.caddy. Merge them, then run systemctl reload caddy." \
      "C’è già un Caddyfile tuo: quello di Ospitalia è in /etc/caddy/ospitalia.caddy. Uniscili tu, poi systemctl reload caddy."
    return 0
  fi
  # A later run without --tls keeps the `tls internal` of an earlier one.
  if grep -q "$MARKED" "$CADDYFILE" 2>/dev/null && grep -q 'tls internal' "$CADDYFILE" && ! grep -q 'tls internal' "$fresh"; then
    sed -i "s/^$SITE {/&\n\ttls internal/" "$fresh"
  fi
  caddy validate --adapter caddyfile --config "$fresh" >/dev/null 2>&1 || die "Caddy rejects $fresh: caddy validate --adapter caddyfile --config $fresh" "Caddy non accetta $fresh: caddy validate --adapter caddyfile --config $fresh"
  mv "$fresh" "$CADDYFILE"
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
}

# Makes this machine trust the root certificate that Caddy generated, because the doctor requests the site from here.
trust_own_certificate() {
  grep -q 'tls internal' "$CADDYFILE" 2>/dev/null || return 0
  local root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  until_true 20 test -s "$root" || die 'Caddy did not issue its certificate: journalctl -u caddy' 'Caddy non ha fatto il suo certificato: journalctl -u caddy'
  cmp -s "$root" /usr/local/share/ca-certificates/ospitalia-caddy.crt && return 0
  install -m 644 "$root" /usr/local/share/ca-certificates/ospitalia-caddy.crt
  update-ca-certificates >/dev/null 2>&1
}

start_portal() {
  say 'Starting the portal' 'Avvio il portale'
  systemctl restart ospitalia || {
    local log
    log=$(journalctl _SYSTEMD_UNIT=ospitalia.service -n 3 -o cat --no-pager)
    die "The portal does not start. Its log: $log" "Il portale non parte. Dice: $log"
  }
  systemctl start ospitalia-doctor.timer
}

count_admins() { psql_as_admin --dbname=ospitalia --tuples-only --no-align --command='select count(*) from admins' 2>/dev/null || echo 0; }

# Creates the administrator now, because the first start would create one without showing the password.
make_admin() {
  is_own_database || return 0
  [ -z "$(setting OSPITALIA_ADMIN_PASSWORD)" ] && [ "$(count_admins)" = 0 ] || return 0
  say 'Creating the administrator' 'Creo l’amministratore del portale'
  ospitalia db admin add admin </dev/null | grep -A1 '^Password' || die 'The administrator could not be created: ospitalia db admin add admin' 'L’amministratore non si può creare: ospitalia db admin add admin'
}

finish() {
  local key='' firewall operator=''
  [ ! -e "$AGE_KEY" ] || key=1
  [ ! -e "${SETTINGS%/*}/brand.json" ] || operator=1
  firewall=$(command -v ufw >/dev/null && echo 'ufw allow OpenSSH; ufw allow 80,443/tcp; ufw enable') || firewall=$(t 'in the control panel of your hosting provider, or with ufw' 'dal pannello di chi ti dà la macchina, o con ufw')
  if [ -z "$ITALIAN" ]; then
    cat <<END

Ospitalia is running: https://$SITE
Admin panel: https://$SITE/admin-ospitalia. To reset a lost password: ospitalia db admin password NAME.

Next steps, in this order:
  1. $([ "$key" ] && echo "Move $AGE_KEY to a safe place away from this machine: it is the only key that decrypts the archives. Store a copy of OSPITALIA_SECRET with it." || echo 'The archive key is already stored elsewhere.')
  2. Open ports 80 and 443, and no other port besides SSH: $firewall
  3. $([ "$operator" ] && echo 'The operator of the site is already configured.' || echo "Name the operator of the site in ${SETTINGS%/*}/brand.json (docs/operations/white-label.md), as the law requires.")
  4. ospitalia doctor
END
    return
  fi
  cat <<END

Ospitalia è aperta: https://$SITE
Il pannello: https://$SITE/admin-ospitalia. Una password persa: ospitalia db admin password NOME.

Adesso, in quest’ordine:
  1. $([ "$key" ] && echo "Porta $AGE_KEY in un posto sicuro, lontano da qui: è l’unica chiave che apre gli archivi. Con lei, una copia di OSPITALIA_SECRET." || echo 'La chiave degli archivi è già altrove: bene.')
  2. Apri le porte 80 e 443, e nessun’altra oltre a SSH: $firewall
  3. $([ "$operator" ] && echo 'Chi gestisce il sito è già scritto: bene.' || echo "Scrivi chi gestisce il sito in ${SETTINGS%/*}/brand.json (docs/operations/white-label.md): la legge lo vuole.")
  4. ospitalia doctor
END
}

main() {
  read_options "$@"
  check_machine
  check_site
  check_archives
  check_ports
  install_packages
  check_node
  make_user
  install_program
  write_settings
  make_database
  install_service
  install_proxy
  trust_own_certificate
  make_admin
  start_portal
  finish
}

# Installs nothing if the file is sourced, because tests source it to call its functions.
[ "${BASH_SOURCE[0]}" != "$0" ] || main "$@"
