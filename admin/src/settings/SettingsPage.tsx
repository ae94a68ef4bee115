import { settingsFields } from '@karibu/graph/contract';
import { SingleRecordForm } from '../forms/SingleRecordForm.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { SettingsSections } from './SettingsSections.tsx';

/** The one settings record, as one form. */
export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" lead="What visitors read about you on every page of the site." />
      <SingleRecordForm resource="settings" fields={settingsFields}>
        <SettingsSections />
      </SingleRecordForm>
    </>
  );
}
