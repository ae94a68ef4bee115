import { randomUUID } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { ResolverFailure } from '#core/derive/graphql/resolver-class.ts';
import { atMost, cut, MOST_NAMED, toErrorBody } from '#core/error-body.ts';
import { AppError } from '#core/errors.ts';
import { toAppError, type Watch } from './error-handler.ts';

/** Puts the codes and field errors of REST into `extensions`. Only failures are logged. */
export function formatError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  watch: Watch,
): GraphQLFormattedError {
  const original = originalOf(thrown);
  if (isMistake(formatted, original)) {
    return { ...formatted, message: cut(formatted.message), extensions: { code: 'BAD_REQUEST' } };
  }
  const isFailure = original instanceof ResolverFailure;
  const requestId = isFailure ? original.requestId : randomUUID();
  const error = toAppError(isFailure ? original.cause : original, watch, requestId);
  const { retryAfterSeconds } = error.details;
  const { message, ...body } = toErrorBody(error);
  const extensions = { ...body, ...(retryAfterSeconds && { retryAfterSeconds }) };
  return { message, extensions, ...(formatted.path && { path: formatted.path }) };
}

/** Names only the first errors of an answer. */
export const fewErrors: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }) {
        const result = body.kind === 'single' ? body.singleResult : null;
        if (result?.errors) result.errors = atMost(result.errors.slice(0, MOST_NAMED));
      },
    };
  },
};

/** Whether the request itself was wrong. An error before any field was tried has no path. */
function isMistake({ extensions, path }: GraphQLFormattedError, original: unknown): boolean {
  if (original instanceof AppError) return false;
  const isUnexpected = extensions?.code === 'INTERNAL_SERVER_ERROR';
  return !isUnexpected || (isGraphqlError(original) && !path);
}

/** By its name: the class exists once for modules of each kind. */
function isGraphqlError(error: unknown): boolean {
  return error instanceof Error && error.name === 'GraphQLError';
}

function originalOf(thrown: unknown): unknown {
  const isWrapped = typeof thrown === 'object' && thrown !== null && 'originalError' in thrown;
  return isWrapped && thrown.originalError ? originalOf(thrown.originalError) : thrown;
}
