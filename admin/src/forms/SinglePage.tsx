import { titleCase } from '@karibu/graph/contract';
import type { ComponentType } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { singularOf } from '../providers/known-resource.ts';
import { SingleRecordForm } from './SingleRecordForm.tsx';

type SinglePageProps = {
  resource: string;
  title?: string;
  lead: string;
  /** What its form asks for. */
  inputs: ComponentType;
};

/** The one record of a resource, as a page with its form. */
export function SinglePage({ resource, title, lead, inputs: Inputs }: SinglePageProps) {
  return (
    <>
      <PageHeader title={title ?? titleCase(singularOf(resource))} lead={lead} />
      <SingleRecordForm resource={resource}>
        <Inputs />
      </SingleRecordForm>
    </>
  );
}
