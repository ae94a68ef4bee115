import { areEqual } from '../bson/compare.ts';
import { BSONRegExp, BSONSymbol, type BsonValue, isRegExp } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { ValueTest } from './condition.ts';
import { translatePattern } from './pcre.ts';

/** Tests strings against the pattern. A stored regex matches when it is the same. */
export function regExpTest(pattern: BSONRegExp): ValueTest {
  const compiled = compileRegExp(pattern);
  return (value) => {
    if (typeof value === 'string') return compiled.test(value);
    if (value instanceof BSONSymbol) return compiled.test(value.value);
    return isRegExp(value) && areEqual(value, pattern);
  };
}

/** Reads `$regex` with its `$options`. Throws BadValue when either has a wrong type. */
export function readRegExp(regex: BsonValue, options: BsonValue): BSONRegExp {
  if (options !== undefined && typeof options !== 'string') {
    throw new MongoError('BadValue', '$options has to be a string');
  }
  assertOptions(options ?? '');
  if (typeof regex === 'string') return new BSONRegExp(regex, options ?? '');
  if (!isRegExp(regex)) throw new MongoError('BadValue', '$regex has to be a string');
  if (options && regex.options)
    throw new MongoError(51074, 'options set in both $regex and $options');
  return new BSONRegExp(regex.pattern, options ?? regex.options);
}

function compileRegExp({ pattern, options }: BSONRegExp): RegExp {
  assertOptions(options);
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = `${options}${inline?.[1] ?? ''}`;
  const has = (flag: string) => flags.includes(flag);
  const source = translatePattern(inline ? pattern.slice(inline[0].length) : pattern, {
    m: has('m'),
    s: has('s'),
    x: has('x'),
  });
  if (source === undefined) throw invalidRegExp('this syntax is not supported here');
  try {
    return new RegExp(source, has('i') ? 'iu' : 'u');
  } catch (error) {
    throw invalidRegExp(error instanceof Error ? error.message : String(error));
  }
}

function assertOptions(options: string): void {
  const [unknown] = /[^imsux]/.exec(options) ?? [];
  if (unknown) throw new MongoError(51108, ` invalid flag in regex options: ${unknown}`);
}

function invalidRegExp(reason: string): MongoError {
  return new MongoError(51091, `Regular expression is invalid: ${reason}`);
}
