import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { readAll } from './read-all.ts';
import { useSelection } from './selection.tsx';

type ChooseButtonsProps = { resource: string; isEnabled: boolean };

/**
 * Selects the page that is shown, and then all pages of the list as it is searched and filtered.
 */
export function ChooseButtons({ resource, isEnabled }: ChooseButtonsProps) {
  const { data = [], total = 0 } = useListContext();
  const { chosen, choose, drop } = useSelection();
  const isWhole = data.length > 0 && data.every(({ id }) => chosen.has(String(id)));
  return (
    <>
      <Button
        size="small"
        disabled={!isEnabled || data.length === 0}
        onClick={() => (isWhole ? drop(data.map(({ id }) => String(id))) : choose(data))}
      >
        {isWhole ? 'Select none on this page' : 'Select all on this page'}
      </Button>
      {isWhole && total > data.length ? (
        <AllButton resource={resource} isEnabled={isEnabled} />
      ) : null}
    </>
  );
}

function AllButton({ resource, isEnabled }: ChooseButtonsProps) {
  const { filterValues: filter, sort, total = 0 } = useListContext();
  const { chosen, choose } = useSelection();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const listed = JSON.stringify(filter);
  const [taken, setTaken] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll(dataProvider, resource, { filter, sort }, NAMES_ONLY),
    onSuccess: (records) => {
      choose(records);
      setTaken(listed);
    },
    onError: ({ message }) => notify(`Failed to select: ${message}`, { type: 'error' }),
  });
  if (taken === listed && chosen.size >= total) return null;
  return (
    <Button size="small" disabled={!isEnabled || isPending} onClick={() => mutate()}>
      {`Select all ${total.toLocaleString('en-US')} that match`}
    </Button>
  );
}

const NAMES_ONLY = { perPage: 1000, meta: { only: [] } };
