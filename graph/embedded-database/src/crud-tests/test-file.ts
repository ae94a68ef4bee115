import { readFile } from 'node:fs/promises';
import mongoose from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;

/** Any value of a test file, after extended JSON was read. */
export type Value = unknown;
export type Fields = Record<string, Value>;

export type Requirement = {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  serverless?: 'require' | 'forbid' | 'allow';
  auth?: boolean;
  csfle?: unknown;
};

export type CollectionData = {
  databaseName: string;
  collectionName: string;
  documents: Fields[];
};

export type Operation = {
  name: string;
  object: string;
  arguments?: Fields;
  expectResult?: Value;
  expectError?: Fields;
  ignoreResultAndError?: boolean;
  saveResultAsEntity?: string;
};

export type ExpectedEvents = { client: string; events: Fields[]; ignoreExtraEvents?: boolean };

export type CrudTest = {
  description: string;
  skipReason?: string;
  runOnRequirements?: Requirement[];
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: CollectionData[];
};

/** A file of MongoDB's unified test format. */
export type TestFile = {
  description: string;
  schemaVersion: string;
  runOnRequirements?: Requirement[];
  createEntities?: Record<string, Fields>[];
  initialData?: CollectionData[];
  tests: CrudTest[];
};

/** Reads a file of tests. Throws when it is not in the first version of the format. */
export async function readTestFile(path: string): Promise<TestFile> {
  const file = EJSON.parse(await readFile(path, 'utf8')) as TestFile;
  const isKnown = /^1\./.test(file.schemaVersion ?? '') && Array.isArray(file.tests);
  if (!isKnown) throw new Error(`${path} is not a test file of the unified format, version 1`);
  return file;
}
