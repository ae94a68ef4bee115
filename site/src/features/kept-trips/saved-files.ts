/** Names of script files within a script: of those that it imports, at once or later. */
const IMPORTS = /["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g;
/** A picture that we keep has several widths, each a file of its folder. */
const WIDTH_OF_PICTURE = /(\/[0-9a-f]{20}\/)\d+\.webp$/;

/** The addresses of the files of this site that a page needs to be shown whole. */
export function listFiles(page: Document): string[] {
  const found = [
    ...read(page.querySelectorAll('script, main img'), 'src'),
    ...read(page.querySelectorAll('main img'), 'data-src'),
    ...read(page.querySelectorAll('link:is([rel=stylesheet], [rel=preload], [rel=icon])'), 'href'),
    ...read(page.querySelectorAll('astro-island'), 'component-url'),
    ...read(page.querySelectorAll('astro-island'), 'renderer-url'),
  ];
  const urls = found.map((address) => new URL(address, location.origin));
  const own = urls.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ href }) => href))];
}

/** The addresses of the script files that a script names. */
export function listImports(script: string): string[] {
  return [...script.matchAll(IMPORTS)].map(([, name]) => `${location.origin}/_astro/${name}`);
}

/** Under which address a file is saved: a picture's is the same for all its widths. */
export function savedAs(url: string): string {
  return url.replace(WIDTH_OF_PICTURE, '$1');
}

function read(elements: Iterable<Element>, attribute: string): string[] {
  return [...elements].flatMap((element) => element.getAttribute(attribute) ?? []);
}
