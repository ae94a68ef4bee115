import mongoose from 'mongoose';

const { MongoServerError } = mongoose.mongo;

/** The error's code, name and text, when the server said that it does not do what was asked. */
export function readRefusal(error: unknown): string | undefined {
  if (!(error instanceof MongoServerError)) return undefined;
  const { code, codeName, message } = error;
  const isRefusal = REFUSALS.has(Number(code)) || /^unknown (?:top level )?operator/.test(message);
  return isRefusal ? `${codeName ?? 'error'} (${code}): ${message}` : undefined;
}

/** MongoDB's numbers of errors for what a server does not know or does not do. */
const REFUSALS = new Set([
  59, // CommandNotFound
  115, // CommandNotSupported
  168, // InvalidPipelineOperator
  238, // NotImplemented
  40324, // an unknown stage
  40415, // an unknown argument
]);
