import type { Warning } from '@karibu/graph/contract';
import { Alert, AlertTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
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
