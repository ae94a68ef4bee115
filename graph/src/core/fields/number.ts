import { z } from 'zod';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { type Labelled, typeMessage } from './messages.ts';

/** The steps that a number may go in, as the message for a number between them says them. */
const STEP_WORDS = {
  0.01: 'at most two decimals: write 1250.50',
  0.1: 'at most one decimal: write 4.5',
};

type Step = keyof typeof STEP_WORDS;
type NumberOptions = CommonOptions<number> & { min?: number; max?: number; step?: Step };
type Bounds = Labelled & Pick<NumberOptions, 'min' | 'max' | 'step'>;
type Present = { required: true } | { defaultValue: number };

/** A number that is always there: required, or with a default. */
export function number(options: NumberOptions & Present): Field<number> {
  return present(options, 'number', 'number');
}

/** A whole number that is always there. */
export function integer(options: NumberOptions & Present): Field<number> {
  return present(options, 'integer', 'number');
}

/** An amount in US dollars, required. */
export function money(options: CommonOptions<number> & { required: true }): Field<number> {
  const bounded = { ...options, min: 0, max: 10_000_000, step: 0.01 } as const;
  // Cents may be typed, but a step of the control is a dollar.
  return { ...present(bounded, 'number', 'money'), limits: { min: 0 } };
}

/** An amount in US dollars that may be missing: `null`. */
export function optionalMoney(options: CommonOptions<null>): Field<number | null> {
  const schema = boundedNumber(
    { label: options.label, min: 0, max: 10_000_000, step: 0.01 },
    'number',
  );
  return defineField<number | null>(options, {
    type: 'number',
    control: 'money',
    schema: schema.nullable(),
    limits: { min: 0 },
    emptyValue: null,
  });
}

/** Whether a field holds amounts of money, by itself or in its rows. */
export function holdsMoney({ control, of, fields = {} }: Field): boolean {
  const parts = Object.values(fields);
  return control === 'money' || (of !== undefined && holdsMoney(of)) || parts.some(holdsMoney);
}

/** A number within bounds that may be missing: `null`. */
export function optionalNumber(
  options: CommonOptions<null> & { min: number; max: number },
): Field<number | null> {
  return defineField<number | null>(options, {
    type: 'number',
    control: 'number',
    schema: boundedNumber(options, 'number').nullable(),
    limits: limitsOf(options),
    emptyValue: null,
  });
}

/** A whole number within bounds that may be missing: `null`. */
export function optionalInteger(
  options: CommonOptions<null> & { min: number; max: number },
): Field<number | null> {
  return defineField<number | null>(options, {
    type: 'integer',
    control: 'number',
    schema: boundedNumber(options, 'integer').nullable(),
    limits: limitsOf(options),
    emptyValue: null,
  });
}

/** Stars from 1 to 5 that may be missing: `null`. */
export function rating(options: CommonOptions<number>): Field<number | null> {
  const schema = boundedNumber({ ...options, min: 1, max: 5 }, 'number');
  return defineField<number | null>(options, {
    type: 'number',
    control: 'rating',
    schema: options.required ? schema : schema.nullable(),
    limits: { min: 1, max: 5, step: 0.1 },
    emptyValue: null,
  });
}

/** Yes or no. */
export function flag(options: Omit<CommonOptions<boolean>, 'required'>): Field<boolean> {
  return defineField(options, {
    type: 'boolean',
    control: 'switch',
    schema: z.boolean({ error: typeMessage(options, 'true or false') }),
    emptyValue: false,
  });
}

function present(
  options: NumberOptions,
  type: 'number' | 'integer',
  control: 'number' | 'money',
): Field<number> {
  return defineField(options, {
    type,
    control,
    schema: boundedNumber(options, type),
    limits: limitsOf(options),
    emptyValue: options.defaultValue ?? 0,
  });
}

function limitsOf({ min, max, step }: Omit<Bounds, keyof Labelled>) {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
  };
}

/** GraphQL's Int has 32 bits. */
const MAX_INTEGER = 2 ** 31 - 1;

function boundedNumber(options: Bounds, type: 'number' | 'integer') {
  const { label } = options;
  const largest = type === 'integer' ? MAX_INTEGER : Number.MAX_SAFE_INTEGER;
  const { min = -largest, max = largest } = options;
  const schema = z
    .number({ error: typeMessage(options, 'a number') })
    .min(min, {
      error: min === 0 ? `${label} must not be negative` : `${label} must be at least ${min}`,
    })
    .max(max, { error: `${label} must be at most ${max.toLocaleString('en-US')}` });
  if (type === 'integer') return schema.int({ error: `${label} must be a whole number` });
  const { step } = options;
  if (step === undefined) return schema;
  return schema.refine((value) => isMultiple(value, step), {
    error: `${label} has ${STEP_WORDS[step]}`,
  });
}

/** Allows for rounding: binary fractions have no exact 0.1. */
function isMultiple(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
