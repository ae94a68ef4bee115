import type { ControlProps } from './control.ts';
import { DecimalInput } from './DecimalInput.tsx';

/** An amount in US dollars. */
export function MoneyInput(props: ControlProps) {
  return <DecimalInput {...props} unit="$" />;
}
