import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { media } from '../media/index.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Task } from '../providers/task-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { useShowList } from '../records/use-show-list.ts';
import { sayTask } from './task-words.ts';

/** What wants doing, the most urgent first; each line leads to where it is done. */
export function ToDo() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['tasks'],
    queryFn: () => dataProvider.getTasks(),
    networkMode: 'always',
  });
  return (
    <Card component="section" aria-label="To do" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        To do
      </Typography>
      {data?.length === 0 ? (
        <Typography color="textSecondary">Nothing is waiting for you.</Typography>
      ) : null}
      {data && data.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {data.map((task) => (
            <TaskItem key={`${task.kind} ${task.resource} ${task.recordId}`} task={task} />
          ))}
        </Box>
      ) : null}
      {!data && error ? <LoadFailure what="The tasks" onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton width="60%" /> : null}
    </Card>
  );
}

function TaskItem({ task }: { task: Task }) {
  const showList = useShowList();
  const { text, to, filter } = sayTask(task);
  const address = task.resource === media.resource ? `/${media.path}` : `/${task.resource}`;
  const place = to ?? (filter && address.replace('//', '/'));
  if (!place) return <li>{text}</li>;
  return (
    <li>
      <Link
        component={RouterLink}
        to={place}
        onClick={(event) => {
          if (!filter || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          showList(task.resource, filter, place);
        }}
      >
        {text}
      </Link>
    </li>
  );
}
