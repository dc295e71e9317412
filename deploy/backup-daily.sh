#!/bin/sh
# One backup a day, from BACKUP_AT (UTC) on, or at the next start. One that fails is mailed to the administrators, and tried
# again after an hour.
at=${BACKUP_AT:-03:30}
backups=${DATA_DIR:-/data}/backups
last=$backups/.last-day
child=
mkdir -p "$backups"

# In the background: a shell does not hear a signal while it waits for a command.
run() {
  "$@" &
  child=$!
  wait "$child"
}
trap 'kill "$child" 2>/dev/null; wait; exit 0' TERM INT

while :; do
  today=$(date -u +%F)
  if [ "$(cat "$last" 2>/dev/null)" != "$today" ] && ! [ "$(date -u +%H:%M)" '<' "$at" ]; then
    # Its words are arguments.
    # shellcheck disable=SC2086
    if run node scripts/backup.mjs ${BACKUP_ARGUMENTS:-}; then
      echo "$today" >"$last"
    else
      run node scripts/backup.mjs --tell-failed
      run sleep 3540
    fi
  fi
  run sleep 60
done
