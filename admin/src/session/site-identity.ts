import { useEffect, useState } from 'react';
import mark from './mark.svg';

export type SiteIdentity = { siteName: string; logo: string };

/** The site's name and logo, as anyone may read them; where there are none, Karibu's own. */
export function useSiteIdentity(): SiteIdentity | null {
  const settings = usePublicAnswer<Partial<SiteIdentity>>('/api/settings');
  if (settings === undefined) return null;
  return { siteName: settings?.siteName || 'Karibu', logo: settings?.logo || mark };
}

/** The `data` of a public GET: undefined while it is asked for, null when there is none. */
export function usePublicAnswer<Answer>(address: string): Answer | null | undefined {
  const [answer, setAnswer] = useState<Answer | null>();
  useEffect(() => {
    let isCurrent = true;
    fetch(address)
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
      .then((body) => isCurrent && setAnswer(body?.data ?? null));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return answer;
}

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
