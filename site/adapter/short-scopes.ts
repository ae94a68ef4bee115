/**
 * Astro marks what a component's styles apply to by an attribute of 24 letters, several hundred times
 * a page. Within a page two or three letters tell them apart as well.
 */
export function shortenScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replace(/data-astro-cid-\w{8}/g, (scope) => {
    const name = names.get(scope) ?? `data-${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}
