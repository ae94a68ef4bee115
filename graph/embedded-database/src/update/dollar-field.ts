import { MongoError } from '../mongo-error.ts';

/** The error for a field of the document itself whose name begins with `$`. */
export function dollarFieldError(name: string): MongoError {
  return new MongoError(
    'DollarPrefixedFieldName',
    `The dollar ($) prefixed field '${name}' in '${name}' is not allowed ` +
      "in the context of an update's replacement document. " +
      'Consider using an aggregation pipeline with $replaceWith.',
  );
}
