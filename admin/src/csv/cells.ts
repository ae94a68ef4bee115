import type { Field } from '@karibu/graph/contract';
import { isAmbiguous } from '../inputs/read-number.ts';

/** What of a field decides how its cells are read. */
type ReadAs = Pick<Field, 'type' | 'of'> & Partial<Pick<Field, 'control'>>;

/** The text of a cell for a value: lists as lines, structured values as JSON, HTML as it is. */
export function writeCell(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && !isStructured(field)) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * The value of a cell; `undefined` for an empty cell. A text that cannot be read is kept, so that
 * the API refuses it by name.
 */
export function readCell(field: ReadAs | undefined, text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isStructured(field)) return parseJson(text);
  if (field?.type === 'list') return readLines(field, text);
  if (field?.type === 'boolean') return BOOLEANS[text.trim().toLowerCase()] ?? text;
  if (field?.control === 'money' && isAmbiguous(text)) return text;
  if (field?.type === 'number' || field?.type === 'integer') return readNumber(text);
  return text;
}

const BOOLEANS: Record<string, boolean> = {
  ...{ true: true, yes: true, '1': true },
  ...{ false: false, no: false, '0': false },
};

function isStructured(field: ReadAs | undefined): boolean {
  return field?.type === 'group' || field?.of?.type === 'group';
}

function readLines({ of }: ReadAs, text: string): unknown[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return of?.type === 'integer' ? lines.map(readNumber) : lines;
}

function readNumber(text: string): unknown {
  const isDecimal = /^[+-]?\d+(\.\d+)?$/.test(text.trim());
  return isDecimal ? Number(text) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
