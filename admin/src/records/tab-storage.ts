/** What the browser has no room for, by its place: it lasts until the page is loaded anew. */
const unkept = new Map<string, string>();

/** What is kept in this tab of the browser, over a page that is loaded anew. */
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
