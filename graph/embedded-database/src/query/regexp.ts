import { areEqual } from '../bson/compare.ts';
import { BSONRegExp, BSONSymbol, type BsonValue, isRegExp } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { ValueTest } from './condition.ts';

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
  if (typeof regex === 'string') return new BSONRegExp(regex, options ?? '');
  if (!isRegExp(regex)) throw new MongoError('BadValue', '$regex has to be a string');
  if (options && regex.options)
    throw new MongoError(51074, 'options set in both $regex and $options');
  return new BSONRegExp(regex.pattern, options ?? regex.options);
}

function compileRegExp({ pattern, options }: BSONRegExp): RegExp {
  const unknownOption = /[^imsu]/.exec(options);
  if (unknownOption) {
    throw new MongoError(51108, ` invalid flag in regex options: ${unknownOption[0]}`);
  }
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const flags = new Set(`${options.replace('u', '')}${inline?.[1] ?? ''}`);
  return tryCompile(source, [...flags].join(''));
}

function tryCompile(source: string, flags: string): RegExp {
  if (PERL_ONLY.test(source)) throw invalidRegExp('this syntax is not supported here');
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return compileLeniently(source, flags);
  }
}

/** PCRE allows escapes of any punctuation; JavaScript allows them only outside unicode mode. */
function compileLeniently(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw invalidRegExp(error instanceof Error ? error.message : String(error));
  }
}

function invalidRegExp(reason: string): MongoError {
  return new MongoError(51091, `Regular expression is invalid: ${reason}`);
}

/** Escapes, groups and quantifiers of PCRE that JavaScript would read differently. */
const PERL_ONLY =
  /(?:^|[^\\])(?:\\\\)*(?:\\[AZzQEGhHRKXaelgoLlUN]|\(\?(?:[>#|&R+]|P[<=>])|[*+?}]\+|\[\[:)/;
