import { titleCase } from '@karibu/graph/contract';
import { Alert } from '@mui/material';
import type { ComponentType } from 'react';
import { knownResource } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';
import { PageHeader } from './PageHeader.tsx';

/** The screen of a resource for whoever works on it; others read that their account does not. */
export function guarded(name: string, Screen: ComponentType): ComponentType {
  return () => (useMay().write(name) ? <Screen /> : <NotYours name={name} />);
}

function NotYours({ name }: { name: string }) {
  const { plural } = knownResource(name).words;
  const title = name === 'users' ? 'User Management' : titleCase(plural);
  const reason =
    name === 'users'
      ? 'Only administrators manage users.'
      : `Your account does not work on ${plural}.`;
  return (
    <>
      <PageHeader title={title} />
      <Alert severity="info">{reason} Please ask an administrator if that has to change.</Alert>
    </>
  );
}
