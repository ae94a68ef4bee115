import { createRequire } from 'node:module';
import type mongoose from 'mongoose';

/**
 * The very copy of `bson` that mongoose's driver uses, taken without loading mongoose: the worker
 * has no need of it, and starts much sooner.
 */
export const bson = requireFrom('mongoose', 'mongodb')('bson') as typeof mongoose.mongo.BSON;

/** A `require` that finds packages as the last of a chain of packages would. */
function requireFrom(...packages: string[]) {
  return packages.reduce(
    (require, name) => createRequire(require.resolve(name)),
    createRequire(import.meta.url),
  );
}
