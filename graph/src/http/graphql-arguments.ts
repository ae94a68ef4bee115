import values from 'graphql/execution/values.js';

const { getArgumentValues } = values;
const NONE = Object.freeze({});

/**
 * Makes GraphQL read no arguments of a field that takes none. For each field of each record it
 * makes an empty object by way of two others, which takes half of its time for a list.
 */
const readThoseTaken: typeof getArgumentValues = (field, ...rest) =>
  field.args.length === 0 ? NONE : getArgumentValues(field, ...rest);
Object.assign(values, { getArgumentValues: readThoseTaken });
