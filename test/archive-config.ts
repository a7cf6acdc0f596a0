/** Configures unencrypted archives in a folder, signed with the database's own secret, without a nightly schedule. */
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
