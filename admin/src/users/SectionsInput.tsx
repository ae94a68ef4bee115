import { titleCase } from '@karibu/graph/contract';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { resources as all } from '../generated/resources.ts';
import { type ControlProps, useControl } from '../inputs/control.ts';
import { Fieldset } from '../inputs/Fieldset.tsx';
import { pillButtons } from '../layout/pill-buttons.ts';

const SECTIONS = Object.values(all).filter(({ isSection }) => isSection);

/** The sections that an account is limited to, each on or off; none means all. */
export function SectionsInput(props: ControlProps) {
  const { field, isWrong, message, messageId } = useControl(props);
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Fieldset label={props.label} isWrong={isWrong} message={message} messageId={messageId}>
      <ToggleButtonGroup
        value={chosen}
        onChange={(_event, sections: string[]) => field.onChange(sections)}
        aria-label={props.label}
        color="primary"
        sx={pillButtons}
      >
        {SECTIONS.map(({ name, words }) => (
          <ToggleButton key={name} value={name}>
            {titleCase(words.plural)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Fieldset>
  );
}
