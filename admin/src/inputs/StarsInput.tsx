import EmptyStarIcon from '@mui/icons-material/StarBorder';
import { Box, Rating } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';

/** One to five whole stars, as radio buttons: pressed, or moved with the arrow keys. */
export function StarsInput(props: ControlProps) {
  const { label, field: definition, source } = props;
  const { field, isWrong, message, messageId } = useControl(props);
  const stars = Number(field.value) || null;
  return (
    <Fieldset
      label={label}
      isRequired={definition.required}
      isWrong={isWrong}
      message={message}
      messageId={messageId}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Rating
          name={source}
          size="large"
          value={stars}
          onChange={(_event, chosen) => field.onChange(chosen)}
          onBlur={field.onBlur}
          // The form focuses a wrong field, which here is the chosen radio button.
          ref={(root) =>
            field.ref({ focus: () => root?.querySelector<HTMLElement>('input:checked')?.focus() })
          }
          getLabelText={toWords}
          emptyIcon={<EmptyStarIcon fontSize="inherit" sx={{ color: 'text.secondary' }} />}
          sx={{ color: 'secondary.main', fontSize: '2.25rem' }}
        />
        {stars ? toWords(stars) : 'No stars yet'}
      </Box>
    </Fieldset>
  );
}

function toWords(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}
