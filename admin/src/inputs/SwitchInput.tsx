import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { knownResource } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';
import { type ControlProps, useControl } from './control.ts';

/** Yes or no. */
export function SwitchInput(props: ControlProps) {
  const { id, field, isWrong, message, messageId, aria } = useControl(props);
  const isKept = useIsKept(props.source);
  return (
    <FormControl error={isWrong}>
      <FormControlLabel
        label={props.label}
        htmlFor={id}
        control={
          <Switch
            id={id}
            checked={!isKept && Boolean(field.value)}
            disabled={isKept}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...aria } }}
          />
        }
      />
      <FormHelperText id={messageId} sx={{ mt: 0 }}>
        {isKept ? 'An editor or administrator publishes it.' : message}
      </FormHelperText>
    </FormControl>
  );
}

/** Whether it shows the record to visitors, which the person may not do. */
function useIsKept(source: string): boolean {
  const resource = useResourceContext();
  const may = useMay();
  if (!resource || may.publish) return false;
  return knownResource(resource).publishedBy === source;
}
