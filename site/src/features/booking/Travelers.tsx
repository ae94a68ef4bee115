import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice, Field } from '#features/hand-over/Field.tsx';
import * as words from './booking.words.ts';

/** Typing a number is quicker than reading through a longer list. */
const LONGEST_LIST = 20;

type Props = UseFormRegisterReturn & {
  most: number;
  defaultValue: string;
  hint: string | undefined;
};

/** The number of travellers: a list to choose from, or a field where the list would be long. */
export function Travelers({ most, ...input }: Props) {
  const shared = { label: words.formTravelers, required: true, ...input };
  if (most > LONGEST_LIST) {
    return <Field {...shared} type="number" inputMode="numeric" min={1} max={most} />;
  }
  const counts = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <Choice {...shared}>
      {counts.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </Choice>
  );
}
