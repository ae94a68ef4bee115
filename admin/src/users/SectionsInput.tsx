import { titleCase } from '@karibu/graph/contract';
import { resources } from '../generated/resources.ts';
import { ChoicesInput } from '../inputs/ChoicesInput.tsx';
import type { ControlProps } from '../inputs/control.ts';

const SECTIONS = Object.values(resources)
  .filter(({ isSection }) => isSection)
  .map(({ name, words }) => ({ value: name, label: titleCase(words.plural) }));

/** The sections that an account is limited to, each on or off; none means all. */
export function SectionsInput(props: ControlProps) {
  return <ChoicesInput {...props} choices={SECTIONS} />;
}
