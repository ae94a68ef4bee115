/** What the browser's storage has no room for: it lasts until the page is loaded again. */
const unkept = new Map<string, string>();

/** What this browser tab keeps when the page is loaded again. */
export const tabStorage = {
  read(place: string): string | null {
    return unkept.get(place) ?? sessionStorage.getItem(place);
  },
  write(place: string, text: string): void {
    unkept.delete(place);
    try {
      sessionStorage.setItem(place, text);
    } catch {
      unkept.set(place, text);
    }
  },
  remove(place: string): void {
    unkept.delete(place);
    sessionStorage.removeItem(place);
  },
};
