import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '../../e2e/test.ts';

/** A text as a program puts it on the clipboard, from the files of this name in `clipboard/`. */
export async function clipboardOf(name: string): Promise<Record<string, string>> {
  const read = (end: string) =>
    readFile(join(import.meta.dirname, 'clipboard', `${name}.${end}.txt`), 'utf8');
  return { 'text/html': await read('html'), 'text/plain': await read('plain') };
}

/** Pastes into a control what is on the clipboard in each of several forms. */
export async function pasteInto(control: Locator, clipboard: Record<string, string>) {
  await control.focus();
  await control.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, clipboard);
}
