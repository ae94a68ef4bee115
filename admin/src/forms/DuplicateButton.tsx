import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useState } from 'react';
import {
  type DataProvider,
  type RaRecord,
  useCreate,
  useDataProvider,
  useNotify,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { knownResource, singularOf } from '../providers/known-resource.ts';
import { beginningOfCopies, copyOf } from './copy-of.ts';
import { QuietButton } from './QuietButton.tsx';

/** Makes a record like the saved one, which no visitor sees, and opens its form. */
export function DuplicateButton({ resource, id }: { resource: string; id: string }) {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const [create] = useCreate();
  const [isPending, setPending] = useState(false);

  async function duplicate() {
    setPending(true);
    try {
      const { data } = await dataProvider.getOne(resource, { id });
      const copies = await findCopies(dataProvider, resource, data);
      const copy = { data: copyOf(resource, data, copies) };
      const made = await create(resource, copy, { returnPromise: true });
      notify(`This is the copy. Visitors do not see it yet.`, { type: 'success' });
      navigate(`/${resource}/${made?.id}`);
    } catch (error) {
      const reason = error instanceof Error ? `: ${error.message}` : '';
      notify(`Failed to duplicate ${singularOf(resource)}${reason}`, { type: 'error' });
    }
    setPending(false);
  }

  return (
    <QuietButton
      label="Duplicate"
      startIcon={<CopyIcon />}
      onClick={duplicate}
      disabled={isPending}
    />
  );
}

/** The names of the copies of a record that are there, of many the newest. */
async function findCopies(dataProvider: DataProvider, resource: string, record: RaRecord) {
  const { title } = knownResource(resource);
  if (!title) return [];
  const { data } = await dataProvider.getList(resource, {
    filter: { q: beginningOfCopies(record[title]) },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
    meta: { only: [] },
  });
  return data.map((each) => String(each[title]));
}
