/** Hands a file over to the browser as a download. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has its content by then; the address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
