import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type LookersNoticeProps = { resource: string; id: Identifier };

const EVERY_MS = 15_000;

/** Names who else has this record's form open, and tells them of this one. */
export function LookersNotice({ resource, id }: LookersNoticeProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data: names = [] } = useQuery({
    queryKey: ['looking', resource, id],
    queryFn: () => dataProvider.lookAt(resource, id),
    refetchInterval: EVERY_MS,
    retry: false,
    gcTime: 0,
  });
  // It ends by itself where this fails.
  useEffect(
    () => () => {
      dataProvider.lookAway(resource, id).catch(() => undefined);
    },
    [dataProvider, resource, id],
  );
  return (
    <Typography
      role="status"
      color="textSecondary"
      sx={{ fontSize: 14, '&:empty': { position: 'absolute' } }}
    >
      {sayLookers(names)}
    </Typography>
  );
}

function sayLookers(names: string[]): string {
  if (names.length === 0) return '';
  const others = new Intl.ListFormat('en-GB').format(names);
  return `${others} ${names.length === 1 ? 'has' : 'have'} this open too.`;
}
