import type { Control, Field, FieldMap } from '@karibu/graph/contract';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useResourceContext } from 'react-admin';
import { useFormFields } from '../forms/form-fields.ts';
import { type KnownFrom, namesFor } from '../providers/fields-of.ts';
import { ChoicesInput } from './ChoicesInput.tsx';
import type { ControlProps } from './control.ts';
import { GalleryInput } from './GalleryInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { LinesInput } from './LinesInput.tsx';
import { LinkInput } from './LinkInput.tsx';
import { MomentInput } from './MomentInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { MonthsInput } from './MonthsInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { RichTextPlaceholder } from './rich-text/RichTextPlaceholder.tsx';
import { SelectInput } from './SelectInput.tsx';
import { SlugInput } from './SlugInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';

// The editor is the largest part: it is loaded with the first form that has one.
const RichTextInput = lazy(() => import('./rich-text/RichTextInput.tsx'));

const controls: Record<Exclude<Control, 'group' | 'rowId'>, ComponentType<ControlProps>> = {
  text: TextInput,
  textarea: TextInput,
  email: TextInput,
  password: TextInput,
  url: TextInput,
  link: LinkInput,
  slug: SlugInput,
  date: TextInput,
  moment: MomentInput,
  number: NumberInput,
  money: MoneyInput,
  rating: NumberInput,
  select: SelectInput,
  switch: SwitchInput,
  months: MonthsInput,
  choices: ChoicesInput,
  lines: LinesInput,
  rows: RowsInput,
  image: ImageInput,
  gallery: GalleryInput,
  richText: RichTextInput,
};

/** `title`, or `aboutUs.title` for a field of a group. */
export type FieldName<Map extends FieldMap> = {
  [Name in keyof Map & string]: Map[Name] extends Field<infer Value>
    ? IsGroup<Value> extends true
      ? `${Name}.${keyof Value & string}`
      : Name
    : never;
}[keyof Map & string];

type IsGroup<Value> = Value extends readonly unknown[] | string | number | boolean | null
  ? false
  : true;

type InputOptions = {
  /** Marks the field as required, though the API fills it in where it is empty. */
  isRequired?: boolean;
  /** Replaces the label of the definition. */
  label?: string;
  /** Where the texts are from that are suggested; the names of the records that it refers to. */
  knownFrom?: KnownFrom;
  /** What a picture's control shows while there is none. */
  emptyPreview?: ReactNode;
  /** Replaces the control that the field's kind has. */
  control?: ComponentType<ControlProps>;
};
type FieldInputProps<Name extends string> = InputOptions & { name: Name };

/**
 * The input of a field of the form around it. Which control it is, its label, help and checks all
 * come from the field's definition: a form says only which field stands where. `Map` is the type of
 * the form's fields, so that a name they do not have is an error.
 */
export function FieldInput<Map extends FieldMap>(props: FieldInputProps<FieldName<Map>>) {
  const { name, ...options } = props;
  return <FieldControl field={findField(useFormFields(), name)} source={name} {...options} />;
}

type FieldControlProps = InputOptions & { field: Field; source: string };

function FieldControl({ field, source, label = field.label, ...options }: FieldControlProps) {
  const knownFrom = namesFor(useResourceContext() ?? '', source);
  if (field.control === 'rowId') return null;
  if (field.control === 'group') throw new Error(`${source} is a group: name one of its fields`);
  const { control: ControlComponent = controls[field.control], isRequired, ...texts } = options;
  const control = (
    <ControlComponent
      source={source}
      field={isRequired ? { ...field, required: true } : field}
      label={label}
      help={field.help}
      renderField={renderField}
      {...(knownFrom && { knownFrom })}
      {...texts}
    />
  );
  if (field.control !== 'richText') return control;
  return <Suspense fallback={<RichTextPlaceholder label={label} />}>{control}</Suspense>;
}

function renderField(field: Field, source: string) {
  return <FieldControl key={source} field={field} source={source} />;
}

function findField(fields: FieldMap, name: string): Field {
  const [first = '', ...rest] = name.split('.');
  const field = fields[first];
  if (!field) throw new Error(`There is no field ${name}`);
  return rest.length === 0 ? field : findField(field.fields ?? {}, rest.join('.'));
}
