/** Hands a file to the browser, which saves it as it saves downloads. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
