export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The URL is revoked in a timer, because the browser must load the file first.
  setTimeout(() => URL.revokeObjectURL(href));
}
