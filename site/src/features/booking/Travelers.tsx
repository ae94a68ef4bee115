import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice, Field } from '#features/hand-over/Field.tsx';

/** A longer list is slower to read through than a number is to type. */
const LONGEST_LIST = 20;

type Props = UseFormRegisterReturn & { most: number; defaultValue: string };

/** How many travel: a list to choose from, or a number to type where many may come. */
export function Travelers({ most, ...input }: Props) {
  const shared = { label: 'Travellers', required: true, ...input };
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
