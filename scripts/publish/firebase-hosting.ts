import { API_FOLDERS } from '@karibu/graph/core/api-folders.ts';
import {
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  pageHeaders,
  REVALIDATE,
} from '@karibu/graph/http/page-headers.ts';
import type { Release } from '@karibu/graph/publish/release.ts';
import { type Hosting, listOtherFiles, listTypes } from './hosting.ts';

/**
 * `firebase.json` for an exported release: what the server does, as Firebase Hosting writes it.
 * Firebase knows one not-found page only.
 */
export function toFirebaseConfig(release: Release, { isHttps, service }: Hosting): object {
  const everywhere = { ...pageHeaders(release.scripts, isHttps), 'Cache-Control': REVALIDATE };
  const others = listOtherFiles(release);
  return {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: Object.entries(release.redirects).map(([source, destination]) => ({
        source,
        destination,
        type: 301,
      })),
      rewrites: API_FOLDERS.flatMap((folder) => [
        { source: `/${folder}`, run: service },
        { source: `/${folder}/**`, run: service },
      ]),
      // Where two rules give the same header, the later one counts.
      headers: [
        toRule('**', everywhere),
        ...IMMUTABLE_FOLDERS.map((folder) =>
          toRule(`/${folder}/**`, { 'Cache-Control': IMMUTABLE }),
        ),
        toRule('/uploads/**/*.pdf', { 'Content-Disposition': 'attachment' }),
        ...listTypes(release).map(([type, ending]) =>
          toRule(`**/*.${ending}`, { 'Content-Type': type }),
        ),
        ...others.map(([path, type]) => toRule(path, { 'Content-Type': type })),
      ],
    },
  };
}

function toRule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
