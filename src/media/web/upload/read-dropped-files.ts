export type DroppedFiles = { files: File[]; folders: string[] };

export function readDroppedFiles({ items }: DataTransfer): DroppedFiles {
  const dropped: DroppedFiles = { files: [], folders: [] };
  for (const item of items) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (!file) continue;
    if (item.webkitGetAsEntry?.()?.isDirectory) dropped.folders.push(file.name);
    else dropped.files.push(file);
  }
  return dropped;
}
