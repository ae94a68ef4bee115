import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { pillButtons } from '../layout/pill-buttons.ts';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';
import { optionLabel } from './option-label.ts';

/** Some of a fixed list of words, each on or off. */
export function ChoicesInput(props: ControlProps) {
  const { field, isWrong, message, messageId } = useControl(props);
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Fieldset label={props.label} isWrong={isWrong} message={message} messageId={messageId}>
      <ToggleButtonGroup
        value={chosen}
        onChange={(_event, choices: string[]) => field.onChange(choices)}
        aria-label={props.label}
        color="primary"
        sx={pillButtons}
      >
        {(props.field.options ?? []).map((option) => (
          <ToggleButton key={option} value={option}>
            {optionLabel(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Fieldset>
  );
}
