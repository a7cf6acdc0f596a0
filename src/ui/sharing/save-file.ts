export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has loaded the file by the time this timer runs.
  setTimeout(() => URL.revokeObjectURL(href));
}
