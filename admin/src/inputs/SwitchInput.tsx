import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';

/** Yes or no. */
export function SwitchInput(props: ControlProps) {
  const { id, field, isWrong, message, messageId, aria } = useControl(props);
  return (
    <FormControl error={isWrong}>
      <FormControlLabel
        label={props.label}
        htmlFor={id}
        control={
          <Switch
            id={id}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...aria } }}
          />
        }
      />
      <FormHelperText id={messageId} sx={{ mt: 0 }}>
        {message}
      </FormHelperText>
    </FormControl>
  );
}
