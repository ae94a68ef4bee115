import type { FieldMap } from '@karibu/graph/contract';
import { createContext, useContext } from 'react';

/** The definitions of the fields that the form around edits. */
export const FormFieldsContext = createContext<FieldMap>({});

export function useFormFields(): FieldMap {
  return useContext(FormFieldsContext);
}
