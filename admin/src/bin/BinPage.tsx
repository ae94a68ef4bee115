import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Deletion } from '../providers/history-calls.ts';
import { countOf, RECORDS } from '../records/count-of.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { MoreButton } from '../records/MoreButton.tsx';
import { usePages } from '../records/use-pages.ts';
import { BinBar } from './BinBar.tsx';
import { BinFilters } from './BinFilters.tsx';
import { WHOLE_BIN } from './bin-filter.ts';
import { DeletedRecord } from './DeletedRecord.tsx';

/** What was deleted, the last first, with the ways to find it, bring it back and remove it. */
export function BinPage() {
  const [filter, setFilter] = useState(WHOLE_BIN);
  const isWhole = Object.values(filter).every((part) => part === '');
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const pages = usePages(['bin', JSON.stringify(filter)], (page) =>
    dataProvider.getBin(page, filter),
  );
  return (
    <>
      <PageHeader title="Bin" lead="What was deleted can be brought back from here." />
      <BinFilters
        filter={filter}
        onChange={(part) => setFilter((before) => ({ ...before, ...part }))}
      />
      <Deletions {...pages} isWhole={isWhole} />
    </>
  );
}

type DeletionsProps = ReturnType<typeof usePages<Deletion>> & { isWhole: boolean };

function Deletions({ items, count = 0, error, refetch, more, isWhole }: DeletionsProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  if (!items && error) return <LoadFailure what="The bin" onRetry={refetch} />;
  if (!items) return <LoadingBlock height={240} />;
  if (items.length === 0) {
    const text = isWhole ? 'The bin is empty.' : 'Nothing in the bin is like that.';
    return <Alert severity="info">{text}</Alert>;
  }
  const chosen = items.filter(({ recordId }) => chosenIds.has(recordId));
  const isAll = chosen.length === items.length;
  const toggle = (id: string) => {
    const others = [...chosenIds].filter((each) => each !== id);
    setChosenIds(new Set(chosenIds.has(id) ? others : [...others, id]));
  };
  return (
    <>
      <Box sx={headStyle}>
        <Typography role="status">{countOf(count, RECORDS)}</Typography>
        <Button
          size="small"
          onClick={() => setChosenIds(new Set(isAll ? [] : items.map(({ recordId }) => recordId)))}
        >
          {isAll ? 'Select none' : `Select ${items.length < count ? 'these' : 'all'}`}
        </Button>
      </Box>
      <Card component="section" aria-label="Deleted records">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((deletion) => (
            <DeletedRecord
              key={`${deletion.resource} ${deletion.recordId}`}
              deletion={deletion}
              isChosen={chosenIds.has(deletion.recordId)}
              onToggle={() => toggle(deletion.recordId)}
            />
          ))}
        </Box>
      </Card>
      <MoreButton more={more}>Show older deletions</MoreButton>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: 14 }}>
        Users and subscribers are not kept.
      </Typography>
      {chosen.length > 0 ? <BinBar chosen={chosen} onDone={() => setChosenIds(new Set())} /> : null}
    </>
  );
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 };
