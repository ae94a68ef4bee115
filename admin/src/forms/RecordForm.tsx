import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { CreateRecord } from './CreateRecord.tsx';
import { EditRecord } from './EditRecord.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormPanel } from './FormPanel.tsx';

export type RecordFormProps = {
  resource: string;
  /** Whether it makes a new record; else it changes the one that the address names. */
  isNew: boolean;
  /** Where it opens: above its list in the page, or in a dialog. */
  opensIn: 'dialog' | 'page';
  /** What it asks for. */
  inputs: ComponentType;
};

/** The form for a record of a list. */
export function RecordForm({ resource, isNew, opensIn, inputs: Inputs }: RecordFormProps) {
  const Form = isNew ? CreateRecord : EditRecord;
  const { id } = useParams();
  return (
    // One record’s form may lead to another’s: that begins afresh.
    <Form key={id} resource={resource} frame={opensIn === 'page' ? FormPanel : FormDialog}>
      <Inputs />
    </Form>
  );
}
