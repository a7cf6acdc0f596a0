/** Archives in a folder, unencrypted, signed with the database's own secret; nobody writes one by night. */
export function archiveConfig(folder: string) {
  const backup = {
    at: null,
    folder,
    s3: undefined,
    acceptsSameDisk: false,
    recipients: [],
    identityFile: undefined,
    drillDatabaseUrl: undefined,
  };
  return { secret: undefined, backup };
}
