type ArchiveKind = { occasion?: string; recipients?: readonly string[] };

/** `occasion` names the operation that wrote the archive, such as `aggiornamento`. It is `null` if a person requested the archive. */
export type ArchiveName = { writtenAt: Date; occasion: string | null };

const NAME = /^ospitalia-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})(?:-([\w-]+))?\.backup(?:\.age)?$/;

export function archiveName(now: Date, { occasion, recipients = [] }: ArchiveKind = {}): string {
  const stamp = now.toISOString().replaceAll(/[:.Z]/g, '');
  const name = `ospitalia-${stamp}${occasion === undefined ? '' : `-${occasion}`}.backup`;
  return recipients.length === 0 ? name : `${name}.age`;
}

/** Parses the name of an archive. Returns `null` for any other name. @example parseArchiveName('foto.backup') // null */
export function parseArchiveName(name: string): ArchiveName | null {
  const [, day, hour, minute, second, thousandths, occasion = null] = NAME.exec(name) ?? [];
  const writtenAt = new Date(`${day}T${hour}:${minute}:${second}.${thousandths}Z`);
  return Number.isNaN(writtenAt.getTime()) ? null : { writtenAt, occasion };
}
