import { settingsFields } from '@karibu/graph/contract';
import { Box, Skeleton } from '@mui/material';
import { EditBase, useEditContext, useNotify } from 'react-admin';
import { DraftNotice } from '../forms/DraftNotice.tsx';
import { FieldsForm } from '../forms/FieldsForm.tsx';
import { FormAlert } from '../forms/FormAlert.tsx';
import { SaveButton } from '../forms/SaveButton.tsx';
import { StaleNotice } from '../forms/StaleNotice.tsx';
import { useFreshRecord } from '../forms/use-fresh-record.ts';
import { useStaleVersion } from '../forms/use-stale-version.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { SettingsSections } from './SettingsSections.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';

/** The one settings record, as one form. */
export function SettingsPage() {
  const notify = useNotify();
  const stale = useStaleVersion();
  const onSuccess = () => {
    stale.clear();
    notify('Settings updated successfully!', { type: 'success' });
  };
  return (
    <>
      <PageHeader title="Settings" lead="What visitors read about you on every page of the site." />
      <EditBase
        resource="settings"
        id="settings"
        redirect={false}
        mutationMode="pessimistic"
        queryOptions={{ onError: () => undefined }}
        mutationOptions={{ onSuccess, onError: stale.catch }}
      >
        <SettingsForm stale={stale} />
      </EditBase>
    </>
  );
}

function SettingsForm({ stale }: { stale: ReturnType<typeof useStaleVersion> }) {
  const { error, refetch } = useEditContext();
  const isFresh = useFreshRecord();
  if (error && !isFresh) return <LoadFailure what="The settings" onRetry={refetch} />;
  if (!isFresh) return <Skeleton variant="rounded" height={480} aria-label="Loading" />;
  return (
    <FieldsForm fields={settingsFields}>
      <DraftNotice />
      <SettingsSections />
      <Box sx={barStyle}>
        <Box sx={{ flex: '1 1 16rem' }}>
          {stale.version !== null ? (
            <StaleNotice item="settings record" stale={stale} />
          ) : (
            <FormAlert failedMessage="Failed to save settings" />
          )}
        </Box>
        <UnsavedNote />
        <SaveButton label="Save Changes" />
      </Box>
    </FieldsForm>
  );
}

/** Always in sight, so that saving never needs a long scroll. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  mt: 3,
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
