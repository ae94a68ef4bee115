import type { ControlProps } from './control.ts';
import { RowsInput } from './RowsInput.tsx';

/** A list in an order of its own, of which all rows can be removed: questions, extras. */
export function OptionalRowsInput(props: ControlProps) {
  return <RowsInput {...props} mayBeEmpty />;
}

/** The same where the order of the rows says nothing: closed dates. */
export function UnorderedRowsInput(props: ControlProps) {
  return <RowsInput {...props} isOrdered={false} />;
}
