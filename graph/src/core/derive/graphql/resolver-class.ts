import { Arg, type ClassType, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../access.ts';
import { AppError } from '../../errors.ts';

export type Argument = { name: string; type: () => unknown; nullable?: boolean };

/**
 * A query or mutation. `resolve` gets the context, then the arguments in the order of `takes`, then
 * what GraphQL knows of the query.
 */
export type ResolverField = {
  kind: 'query' | 'mutation';
  name: string;
  returns: () => unknown;
  nullable?: boolean;
  description: string;
  takes: Argument[];
  resolve: (context: Context, ...values: never[]) => Promise<unknown>;
};

export const ID_ARGUMENT: Argument = { name: 'id', type: () => ID };

export const PAGE_ARGUMENTS: Argument[] = [
  { name: 'page', type: () => Int, nullable: true },
  { name: 'limit', type: () => Int, nullable: true },
];

/** An unexpected error, with the id of its request. */
export class ResolverFailure extends Error {
  override readonly name = 'ResolverFailure';
  readonly requestId: string;

  constructor(requestId: string, cause: unknown) {
    super('A resolver failed', { cause });
    this.requestId = requestId;
  }
}

/** Makes a resolver class with one method per field, and calls type-graphql's decorators on it. */
export function defineResolver(name: string, fields: ResolverField[]): ClassType {
  const resolver = class {};
  Object.defineProperty(resolver, 'name', { value: `${name}Resolver` });
  for (const field of fields) addMethod(resolver, field);
  Resolver()(resolver);
  return resolver as ClassType;
}

function addMethod({ prototype }: { prototype: object }, field: ResolverField): void {
  const method = async (...values: unknown[]) => {
    const context = values[field.takes.length] as Context;
    values.splice(field.takes.length, 1);
    try {
      return await field.resolve(context, ...(values as never[]));
    } catch (error) {
      throw error instanceof AppError ? error : new ResolverFailure(context.requestId, error);
    }
  };
  const descriptor = { value: method, writable: true, configurable: true };
  Object.defineProperty(prototype, field.name, descriptor);
  for (const [index, { name, type, nullable = false }] of field.takes.entries()) {
    Arg(name, type as () => ClassType, { nullable })(prototype, field.name, index);
  }
  Ctx()(prototype, field.name, field.takes.length);
  Info()(prototype, field.name, field.takes.length + 1);
  const { name, description, nullable = false } = field;
  const decorate = field.kind === 'query' ? Query : Mutation;
  const options = { name, description, nullable };
  decorate(field.returns as () => ClassType, options)(prototype, name, descriptor);
}
