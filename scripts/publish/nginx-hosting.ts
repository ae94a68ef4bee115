import { posix } from 'node:path';
import { API_FOLDERS } from '@karibu/graph/core/api-folders.ts';
import {
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  pageHeaders,
  REVALIDATE,
} from '@karibu/graph/http/page-headers.ts';
import { listFiles, type Release } from '@karibu/graph/publish/release.ts';
import { fileOfPage, type Hosting, listOtherFiles, listTypes, pageType } from './hosting.ts';

/**
 * The part of nginx's configuration that serves an exported release as the server does. Include it
 * in `http`. `directory` is the folder.
 */
export function toNginxConfig(release: Release, directory: string, hosting: Hosting): string {
  const security = pageHeaders(release.scripts, hosting.isHttps);
  const page = { ...security, 'Cache-Control': REVALIDATE };
  // A header without a value is not sent.
  const download = { 'Content-Disposition': '$karibu_download' };
  const forever = { ...security, 'Cache-Control': IMMUTABLE, ...download };
  const types = [[pageType(release), 'html'], ...listTypes(release)];
  return `map $uri $karibu_moved {
  default "";
${Object.entries(release.redirects)
  .map(([from, to]) => `  ${quote(from)} ${quote(to)};`)
  .join('\n')}
}

map $uri $karibu_download {
  default "";
  "~^/uploads/.*.pdf$" attachment;
}

server {
  listen 80;
  root ${quote(directory)};
  absolute_redirect off;
  error_page 404 /404.html;
  gzip on;
  gzip_vary on;
  gzip_types application/json application/rss+xml application/xml image/svg+xml text/css
    text/javascript;
  types {
${types.map(([type = '', ending]) => `    ${quote(type)} ${ending};`).join('\n')}
  }

  if ($karibu_moved) { return 301 $karibu_moved$is_args$args; }

${location(`~* ^/(${API_FOLDERS.join('|')})(/|$)`, `proxy_pass ${hosting.apiUrl};`)}
${location('~ ^(.+)/$', 'return 301 $1$is_args$args;')}
${location('= /', 'try_files /index.html =404;', page)}
${listNotFoundPages(release)
  .map((path) => pagesBelow(path, page))
  .join('\n')}
${listOtherFiles(release)
  .map(([path, type]) => location(`= ${path}`, `types {} default_type ${quote(type)};`, page))
  .join('\n')}
${IMMUTABLE_FOLDERS.map((folder) => location(`^~ /${folder}/`, 'try_files $uri =404;', forever)).join('\n')}
}
`;
}

/** A folder's pages, with its own not-found page. */
function pagesBelow(notFoundPath: string, headers: Record<string, string>): string {
  const folder = `${posix.dirname(notFoundPath).replace(/\/$/, '')}/`;
  const file = fileOfPage(notFoundPath);
  const body = `try_files $uri/index.html =404; error_page 404 ${file};`;
  return [location(folder, body, headers), location(`= ${file}`, 'internal;', headers)].join('\n');
}

function location(match: string, body: string, headers: Record<string, string> = {}): string {
  const added = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
  );
  return ['  location MATCH {'.replace('MATCH', () => match), `    ${body}`, ...added, '  }'].join(
    '\n',
  );
}

function listNotFoundPages(release: Release): string[] {
  const paths = listFiles(release).map(([path]) => path);
  return paths.filter((path) => path.endsWith('/404')).sort();
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
