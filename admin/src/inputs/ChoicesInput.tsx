import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { pillButtons } from '../layout/pill-buttons.ts';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';
import { optionLabel } from './option-label.ts';

type ChoicesProps = ControlProps & {
  /** What is offered; the field's own options where it has them. */
  choices?: readonly { value: string; label: string }[];
};

/** Some of a fixed list of words, each on or off. */
export function ChoicesInput({ choices, ...props }: ChoicesProps) {
  const { field, isWrong, message, messageId } = useControl(props);
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const options = props.field.options ?? [];
  const offered = choices ?? options.map((value) => ({ value, label: optionLabel(value) }));
  return (
    <Fieldset label={props.label} isWrong={isWrong} message={message} messageId={messageId}>
      <ToggleButtonGroup
        value={chosen}
        onChange={(_event, values: string[]) => field.onChange(values)}
        aria-label={props.label}
        color="primary"
        sx={pillButtons}
      >
        {offered.map(({ value, label }) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Fieldset>
  );
}
