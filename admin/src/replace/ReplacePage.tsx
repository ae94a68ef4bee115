import { Alert, Card } from '@mui/material';
import { useRef, useState } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { useMay } from '../session/may.ts';
import { Findings } from './Findings.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { type Replacement, replaceableKinds } from './replacement.ts';

/** Finds words in the texts of all records, shows each before and after, and replaces them. */
export function ReplacePage() {
  const may = useMay();
  const kinds = may.publish ? replaceableKinds(may.write) : [];
  const [asked, setAsked] = useState<Replacement | null>(null);
  const find = useRef<HTMLInputElement>(null);
  const forget = () => setAsked(null);
  const begin = () => {
    forget();
    find.current?.focus();
  };
  return (
    <>
      <PageHeader
        title="Find and replace"
        lead="Changes words in texts. Links, web addresses, slugs and drafts stay as they are."
      />
      {kinds.length === 0 ? (
        <Alert severity="info">
          {may.publish
            ? 'Your account works on no records with texts.'
            : 'Only editors and administrators change texts of all records.'}
        </Alert>
      ) : (
        <>
          <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
            <ReplaceForm kinds={kinds} findRef={find} onFind={setAsked} onEdit={forget} />
          </Card>
          {asked ? <Findings asked={asked} onDone={begin} /> : null}
        </>
      )}
    </>
  );
}
