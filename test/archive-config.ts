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
