/** An address of a list or of a form above it, with the page, order and filters that the list has now. */
export function withinList(pathname: string): { pathname: string; search: string } {
  return { pathname, search: window.location.search };
}
