import { type Field, isBlankRow } from '@karibu/graph/contract';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isSame } from '../differences/same.ts';
import { fieldsStyle } from './FieldGroup.tsx';
import { useFormFields } from './form-fields.ts';
import { sectionStyle } from './form-layout.ts';
import { namesIn, useSection } from './sections.ts';

type FoldedGroupProps = { title: string; children: ReactNode };

/**
 * Fields that many records do without. While all of them are empty only the heading is there, which
 * opens them. A mistake in one of them opens them too.
 */
export function FoldedGroup({ title, children }: FoldedGroupProps) {
  const names = namesIn(children);
  const id = useId();
  const fields = useFormFields();
  const values: unknown[] = useWatch({ name: names });
  const { errors } = useFormState({ name: names });
  const isWrong = names.some((name) => errors[name]);
  const filled = names.flatMap((name, place) => sayFilled(fields[name], values[place]));
  const isFilled = filled.length > 0;
  const [isOpen, setOpen] = useState(isFilled);
  const sectionId = useSection(title, names, setOpen);
  useEffect(() => {
    if (isFilled || isWrong) setOpen(true);
  }, [isFilled, isWrong]);
  const isShown = isOpen || isWrong;
  return (
    <Box
      component="section"
      aria-label={title}
      {...(sectionId && { id: sectionId })}
      sx={sectionId ? { ...sectionStyle, py: 1 } : ruledStyle}
    >
      <Typography variant="h2" component="h3">
        <ButtonBase
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={headStyle}
        >
          <Box component="span" sx={wordsStyle}>
            <span>{title}</span>
            <Typography component="span" color="textSecondary" sx={{ fontSize: 14 }}>
              {isShown ? '' : filled.join(', ') || 'Nothing yet'}
            </Typography>
          </Box>
          <OpenIcon sx={{ ...(isShown && { transform: 'rotate(180deg)' }) }} />
        </ButtonBase>
      </Typography>
      <Box id={id} hidden={!isShown} sx={{ pt: 1.5, pb: 1 }}>
        {isShown ? <Box sx={fieldsStyle}>{children}</Box> : null}
      </Box>
    </Box>
  );
}

/** What a field is called and how many rows it has; nothing where it is empty. */
function sayFilled(field: Field | undefined, value: unknown): string[] {
  if (!field) return [];
  if (field.of && Array.isArray(value)) {
    const { of } = field;
    const rows = value.filter((row) => !isBlankRow({ row: of }, { row }));
    return rows.length > 0 ? [`${field.label} (${rows.length})`] : [];
  }
  return isSame(value, field.defaultValue) ? [] : [field.label];
}

const ruledStyle = { borderTop: 1, borderColor: 'divider', pt: 0.5, mb: -1 };

/** What is filled stands below the title where there is no room beside it. */
const wordsStyle = {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
};

const headStyle = {
  width: '100%',
  minHeight: 44,
  gap: 1.5,
  borderRadius: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
};
