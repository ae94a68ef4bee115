import { capitalise } from '@karibu/graph/contract';
import { MenuItem, Select } from '@mui/material';
import type { Editor } from './editor.ts';
import { TEXT_SIZES } from './text-size.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** A paragraph, or a heading of one of six levels. */
export function LevelSelect({ editor }: { editor: Editor }) {
  const level = LEVELS.find((each) => editor.isActive('heading', { level: each })) ?? 0;
  function choose(chosen: number) {
    const found = LEVELS.find((each) => each === chosen);
    const chain = editor.chain().focus();
    (found ? chain.setHeading({ level: found }) : chain.setParagraph()).run();
  }
  return (
    <Select
      size="small"
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
      SelectDisplayProps={{ 'aria-label': 'Paragraph or heading' }}
      MenuProps={KEEP_SELECTION}
    >
      <MenuItem value={0}>Paragraph</MenuItem>
      {LEVELS.map((each) => (
        <MenuItem key={each} value={each}>{`Heading ${each}`}</MenuItem>
      ))}
    </Select>
  );
}

/** How large the chosen text is. */
export function SizeSelect({ editor }: { editor: Editor }) {
  const size = TEXT_SIZES.find((each) => editor.isActive('textSize', { size: each })) ?? 'normal';
  function choose(chosen: string) {
    const chain = editor.chain().focus();
    (chosen === 'normal'
      ? chain.unsetMark('textSize')
      : chain.setMark('textSize', { size: chosen })
    ).run();
  }
  return (
    <Select
      size="small"
      value={size}
      onChange={(event) => choose(event.target.value)}
      SelectDisplayProps={{ 'aria-label': 'Text size' }}
      MenuProps={KEEP_SELECTION}
    >
      {['small', 'normal', 'large', 'huge'].map((each) => (
        <MenuItem key={each} value={each} sx={{ textTransform: 'capitalize' }}>
          {capitalise(each)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** The focus goes back into the text, where the choice has its effect, and not to the menu. */
const KEEP_SELECTION = { disableRestoreFocus: true };
