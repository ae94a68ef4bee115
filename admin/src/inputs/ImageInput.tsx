import { TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';
import { ImagePicker } from './ImagePicker.tsx';

/** A picture: uploaded, dropped, pasted, or named by its web address. */
export function ImageInput(props: ControlProps) {
  const { label, field: definition, emptyPreview } = props;
  const { field, isWrong, message, messageId, aria } = useControl(props);
  return (
    <Fieldset
      label={label}
      isRequired={definition.required}
      isWrong={isWrong}
      message={message}
      messageId={messageId}
    >
      <ImagePicker
        label={label}
        value={field.value ?? ''}
        onChange={field.onChange}
        emptyPreview={emptyPreview}
      >
        <TextField
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          label="Image address"
          placeholder="https://…"
          error={isWrong}
          fullWidth
          slotProps={{
            htmlInput: { 'aria-label': `${label} address`, ...aria, autoComplete: 'off' },
          }}
        />
      </ImagePicker>
    </Fieldset>
  );
}
