import type { Warning } from '@karibu/graph/contract';
import { Alert, AlertTitle, Link } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePublication } from '../providers/use-publication.ts';

const WORDS: Record<Warning, { title: string; text: ReactNode }> = {
  'proxy-ignored': {
    title: 'Karibu may stand behind a proxy that it does not know',
    text: (
      <>
        A request said that it was passed on (X-Forwarded-For). If a proxy stands in front, all
        visitors share the limits of one address: set <code>TRUST_PROXY=1</code>, or the number of
        proxies, and start the server again. If there is none, a visitor made that up.
      </>
    ),
  },
  'address-missing': {
    title: 'The server does not know the address of the site',
    text: (
      <>
        Pages name no canonical address, share links and the printed address are left out, and there
        is no sitemap and no feed. Start the server with <code>PUBLIC_URL=https://…</code>
      </>
    ),
  },
  'settings-unsaved': {
    title: 'Search engines do not list the site yet',
    text: (
      <>
        It shows example contacts. Enter your own in the{' '}
        <Link component={RouterLink} to="/settings" color="inherit">
          settings
        </Link>{' '}
        and save them: then the site may be listed.
      </>
    ),
  },
};

/** What is to be mended in the installation. Each can be closed until the page is loaded again. */
export function Warnings() {
  const { publication } = usePublication();
  const [closed, setClosed] = useState<Warning[]>([]);
  const shown = publication?.warnings.filter((warning) => !closed.includes(warning)) ?? [];
  return shown.map((warning) => (
    <Alert
      key={warning}
      severity="warning"
      onClose={() => setClosed([...closed, warning])}
      sx={{ borderRadius: 0, px: { xs: 2, sm: 3, lg: 4 } }}
    >
      <AlertTitle>{WORDS[warning].title}</AlertTitle>
      {WORDS[warning].text}
    </Alert>
  ));
}
