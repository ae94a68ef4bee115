import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';

/** Throws when a command or a write statement has a field that this database ignores. */
export function refuseUnknownFields(
  source: BsonDocument,
  known: readonly string[],
  owner: string,
): void {
  for (const [field, value] of source) {
    if (known.includes(field) || isHarmless(field, value)) continue;
    if (UNSUPPORTED.has(field)) {
      throw new MongoError(
        'CommandNotSupported',
        `${owner}: the option '${field}' is not supported`,
      );
    }
    throw new MongoError(40415, `BSON field '${owner}.${field}' is an unknown field.`);
  }
}

/** Options of MongoDB that change results. They are refused, never silently ignored. */
const UNSUPPORTED = new Set([
  'allowPartialResults',
  'capped',
  'clusteredIndex',
  'expireAfterSeconds',
  'size',
  'storageEngine',
  'timeseries',
  'validationAction',
  'validationLevel',
  'validator',
  'viewOn',
  'awaitData',
  'bypassEmptyTsReplacement',
  'c',
  'collation',
  'explain',
  'hint',
  'let',
  'max',
  'min',
  'noCursorTimeout',
  'oplogReplay',
  'returnKey',
  'sampleRate',
  'showRecordId',
  'tailable',
]);

/** True for an option whose value has no effect. */
function isHarmless(field: string, value: BsonValue): boolean {
  if (!UNSUPPORTED.has(field)) return false;
  if (value === undefined || value === null || value === false) return true;
  if (!isDocument(value)) return false;
  const isSimple = field === 'collation' && value.size === 1 && value.get('locale') === 'simple';
  return isSimple || value.size === 0;
}

/** Arguments that any command may have and that do not change its result. */
export const GENERIC_FIELDS = [
  '$clusterTime',
  '$db',
  '$readPreference',
  'apiDeprecationErrors',
  'apiStrict',
  'apiVersion',
  'comment',
  'lsid',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
];
