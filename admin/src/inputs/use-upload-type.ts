import { useResourceContext } from 'react-admin';
import { knownResource } from '../providers/known-resource.ts';

/** What the API files the pictures under that are uploaded here: what the resource around says. */
export function useUploadType(): string {
  const resource = useResourceContext();
  return resource ? knownResource(resource).uploadType : 'default';
}
