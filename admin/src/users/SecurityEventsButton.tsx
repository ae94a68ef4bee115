import EventsIcon from '@mui/icons-material/ShieldOutlined';
import { DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { SecurityEventList } from '../account/SecurityEventList.tsx';
import { QuietButton } from '../forms/QuietButton.tsx';
import { WideDialog } from '../layout/WideDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** Opens the list of what happened to all accounts. */
export function SecurityEventsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton
        label="Security events"
        startIcon={<EventsIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <SecurityEventsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SecurityEventsDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  return (
    <WideDialog title="Security events" onClose={onClose}>
      <DialogContent dividers>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          What happened to all accounts within a year, also to those that were deleted since: who
          added and deleted them, their roles and sections, passwords, second factors and links.
        </Typography>
        <SecurityEventList
          whose="all"
          read={(page) => dataProvider.getUserSecurityEvents(null, page)}
        />
      </DialogContent>
    </WideDialog>
  );
}
