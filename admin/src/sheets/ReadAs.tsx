import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { scrollingIfLarge } from '../layout/small-window.ts';
import { headingOf, readingsOf, sayReading } from './describe-reading.ts';
import { conventionOf, describeLocale, LOCALES } from './locales.ts';
import type { Convention } from './meaning.ts';
import type { ReadCell } from './read-cell.ts';
import type { ReadFile } from './read-tables.ts';

type Choose = (chosen: Convention) => void;
type ReadAsProps = { file: ReadFile; chosen: Convention; isDisabled: boolean; onChoose: Choose };

/** What the numbers and dates of a file are read as, a way to say it, and what has to be said. */
export function ReadAs({ file, chosen, isDisabled, onChoose }: ReadAsProps) {
  const [question] = file.questions;
  const readings = readingsOf(file.readings);
  return (
    <>
      {question ? (
        <Question question={question} isDisabled={isDisabled} {...{ chosen, onChoose }} />
      ) : null}
      <LocaleSelect {...{ chosen, isDisabled, onChoose }} />
      {readings.length > 0 ? (
        <Box sx={scrollingIfLarge('22vh')}>
          <Typography variant="body2" color="textSecondary">
            Read as
          </Typography>
          <Box component="ul" aria-label="Read as" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {readings.map(({ heading, text, read }) => (
              <li key={`${heading} ${text}`}>
                {heading}: {text} → <strong>{read}</strong>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </>
  );
}

type QuestionProps = Omit<ReadAsProps, 'file'> & { question: ReadCell };

/** Asks what a cell means; the answer holds for the whole file. */
function Question({ question, chosen, isDisabled, onChoose }: QuestionProps) {
  const { text, row, sheet, meanings } = question;
  const place = sheet ? `row ${row} of ${sheet}` : `row ${row}`;
  return (
    <Alert severity="warning">
      {headingOf(question)} in {place} says {text}, which can be meant in two ways. Which one is it,
      here and in the whole file?
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {meanings.map(({ value, under }) => (
          <Button
            key={String(value)}
            variant="outlined"
            color="inherit"
            disabled={isDisabled}
            onClick={() => onChoose({ ...chosen, ...under })}
          >
            {sayReading(question, value)}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}

const AS_SHOWN = 'shown';

function LocaleSelect({ chosen, isDisabled, onChoose }: Omit<ReadAsProps, 'file'>) {
  const isSaid = chosen.decimal !== undefined || chosen.order !== undefined;
  const locale = LOCALES.find((each) => isLike(conventionOf(each), chosen));
  return (
    <TextField
      select
      size="small"
      label="Numbers and dates"
      value={isSaid ? (locale ?? AS_SHOWN) : AS_SHOWN}
      disabled={isDisabled}
      onChange={({ target: { value } }) => onChoose(value === AS_SHOWN ? {} : conventionOf(value))}
    >
      <MenuItem value={AS_SHOWN}>As the file itself shows</MenuItem>
      {LOCALES.map((each) => (
        <MenuItem key={each} value={each}>
          {describeLocale(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function isLike(convention: Required<Convention>, chosen: Convention): boolean {
  return convention.decimal === chosen.decimal && convention.order === chosen.order;
}
