import {
  ApolloClient,
  ApolloLink,
  type FetchResult,
  from,
  HttpLink,
  InMemoryCache,
  Observable,
} from '@apollo/client/core';
import { onError } from '@apollo/client/link/error';
import type { DocumentNode } from 'graphql';
import { endRefusedSession, readSession } from '../session/session.ts';
import { fetchInTime } from './patience.ts';

const authorize = new ApolloLink((operation, forward) => {
  const token = readSession()?.token;
  const { idempotencyKey } = operation.getContext();
  operation.setContext({
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
  });
  return forward(operation);
});

const leaveWhenUnauthenticated = onError(({ graphQLErrors, networkError }) => {
  const refusal = graphQLErrors?.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  const status = networkError && 'statusCode' in networkError ? networkError.statusCode : null;
  if (refusal || status === 401) endRefusedSession(refusal?.message);
});

/** A refusal with an HTTP status is an answer of the API, not a failed call. */
const readRefusals = onError(({ networkError }) => {
  const result = networkError && 'result' in networkError ? networkError.result : null;
  const isAnswer = result && typeof result === 'object' && Array.isArray(result.errors);
  return isAnswer ? Observable.of(result as FetchResult) : undefined;
});

// The documents are sent as they were generated: the names of types would only be in a form's way.
const cache = Object.assign(new InMemoryCache(), {
  transformDocument: (document: DocumentNode) => document,
});

/** The connection to the API. It keeps no answers: react-query does. */
export const apolloClient = new ApolloClient({
  link: from([
    leaveWhenUnauthenticated,
    readRefusals,
    authorize,
    new HttpLink({ uri: '/graphql', fetch: fetchInTime }),
  ]),
  cache,
  defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
});
