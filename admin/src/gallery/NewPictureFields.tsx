import { GALLERY_CATEGORIES, galleryItemFields } from '@karibu/graph/contract';
import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { optionLabel } from '../inputs/option-label.ts';
import { CardImage } from '../records/CardImage.tsx';
import type { Draft, Texts } from './use-publish-pictures.ts';

const { title, alt, category } = galleryItemFields;

type NewPictureFieldsProps = {
  draft: Draft;
  number: number;
  onChange: (values: Partial<Texts>) => void;
};

/** A new picture, and what is said of it. */
export function NewPictureFields({ draft, number, onChange }: NewPictureFieldsProps) {
  const { picture, texts, mistake, failure } = draft;
  return (
    <Box role="group" aria-label={`Picture ${number}`} sx={rowStyle}>
      <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
        <CardImage address={picture.image} ratio="4 / 3" />
      </Box>
      <Box sx={fieldsStyle}>
        <TextField
          label={title.label}
          required
          value={texts.title}
          onChange={(event) => onChange({ title: event.target.value })}
          error={mistake !== null}
          helperText={mistake}
        />
        <TextField
          select
          label={category.label}
          value={texts.category}
          onChange={(event) => onChange({ category: event.target.value as Texts['category'] })}
        >
          {GALLERY_CATEGORIES.map((each) => (
            <MenuItem key={each} value={each}>
              {optionLabel(each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={alt.label}
          value={texts.alt}
          onChange={(event) => onChange({ alt: event.target.value })}
          placeholder={alt.help}
          sx={{ gridColumn: '1 / -1' }}
        />
        {failure ? (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {failure}
          </Alert>
        ) : null}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gap: 2,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
  alignItems: 'start',
};

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 10rem' },
};
