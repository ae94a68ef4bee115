/** Hands a text over to the browser as a download. */
export function saveFile(fileName: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has its content by then; the address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
