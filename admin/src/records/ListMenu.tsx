import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { QuietButton } from '../forms/QuietButton.tsx';
import type { SheetFormat } from '../sheets/export-records.ts';
import { useSelection } from './selection.tsx';

// What reads and writes files is large and seldom used: it comes when it is asked for.
const ImportDialog = lazy(async () => ({
  default: (await import('../sheets/ImportDialog.tsx')).ImportDialog,
}));

/** What a list offers beside its main button. */
export function ListMenu({ resource }: { resource: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { isSelecting, start, stop } = useSelection();
  const exportAll = useExport(resource);
  const close = () => setAnchor(null);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <QuietButton
        label="More"
        variant="outlined"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={then(isSelecting ? stop : start)}>
          {isSelecting ? 'Stop selecting' : 'Select several'}
        </MenuItem>
        <MenuItem onClick={then(() => exportAll('xlsx'))}>Export Excel</MenuItem>
        <MenuItem onClick={then(() => exportAll('csv'))}>Export CSV</MenuItem>
        <MenuItem onClick={then(() => setImporting(true))}>Import Excel or CSV</MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {isImporting ? (
          <ImportDialog resource={resource} onClose={() => setImporting(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

/** Downloads what the list shows over all its pages. */
function useExport(resource: string) {
  const { filterValues: filter, sort } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  return async (format: SheetFormat) => {
    try {
      const { exportRecords } = await import('../sheets/export-records.ts');
      const count = await exportRecords(dataProvider, resource, { filter, sort }, format);
      notify(`${count} records exported`, { type: 'success' });
    } catch (error) {
      const reason = error instanceof Error ? `: ${error.message}` : '';
      notify(`Failed to export${reason}`, { type: 'error' });
    }
  };
}
