/** MongoDB's names and numbers of the errors that this database gives. */
const ERROR_CODES = {
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  InvalidLength: 16,
  CannotCreateIndex: 67,
  InvalidPipelineOperator: 168,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  SnapshotTooOld: 239,
  NoQueryExecutionPlans: 291,
  BSONObjectTooLarge: 10334,
  MergeStageNoMatchingDocument: 13113,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  InternalError: 1,
} as const;

export type MongoErrorName = keyof typeof ERROR_CODES;

/** An error as MongoDB's protocol carries it: a number, its name and a text. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly details: Readonly<Record<string, unknown>>;

  /** `reason` is MongoDB's name of the error, or its number when MongoDB has no name for it. */
  constructor(
    reason: MongoErrorName | number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'MongoError';
    this.code = typeof reason === 'number' ? reason : ERROR_CODES[reason];
    this.codeName = typeof reason === 'number' ? `Location${reason}` : reason;
    this.details = details;
  }
}
