import { uploadInputFields } from '@karibu/graph/contract';
import { TextField } from '@mui/material';
import { splitTags } from '../media/split-tags.ts';
import type { Framing } from './use-framing.ts';

type Texts = Omit<Framing, 'focus'>;
type Mistakes = Partial<Record<keyof Texts, string>>;

type TextsInputsProps = {
  texts: Texts;
  mistakes: Mistakes;
  onChange: (part: Partial<Texts>) => void;
};

const { title, caption, tags } = uploadInputFields;

const INPUTS = [
  { name: 'title', label: title.label, help: title.help },
  { name: 'caption', label: caption.label, help: caption.help },
  { name: 'tags', label: tags.label, help: `${tags.help} Separated by commas.` },
] as const;

/** What a picture is called, its caption, and the words that it is found by. */
export function TextsInputs({ texts, mistakes, onChange }: TextsInputsProps) {
  return INPUTS.map(({ name, label, help }) => (
    <TextField
      key={name}
      label={label}
      value={texts[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={mistakes[name] !== undefined}
      helperText={mistakes[name] ?? help}
      multiline={name === 'caption'}
      fullWidth
    />
  ));
}

/** What is wrong with each text; nothing where all can be saved. */
export function findMistakes(texts: Texts): Mistakes {
  const values = { ...texts, tags: splitTags(texts.tags) };
  const names = ['title', 'alt', 'caption', 'tags'] as const;
  const found = names.map((name) => {
    const { error } = uploadInputFields[name].schema.safeParse(values[name]);
    return [name, error?.issues[0]?.message] as const;
  });
  return Object.fromEntries(found.filter(([, message]) => message !== undefined));
}
