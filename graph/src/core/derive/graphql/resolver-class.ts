import { Arg, type ClassType, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../access.ts';

export type Argument = { name: string; type: () => unknown; nullable?: boolean };

/** A query or mutation. `resolve` gets the context, then the arguments in the order of `takes`. */
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

/** A resolver class with one method per field, decorated by calling the decorators. */
export function defineResolver(name: string, fields: ResolverField[]): ClassType {
  const resolver = class {};
  Object.defineProperty(resolver, 'name', { value: `${name}Resolver` });
  for (const field of fields) addMethod(resolver, field);
  Resolver()(resolver);
  return resolver as ClassType;
}

function addMethod({ prototype }: { prototype: object }, field: ResolverField): void {
  const method = (...values: unknown[]) =>
    field.resolve(values.at(-1) as Context, ...(values.slice(0, -1) as never[]));
  const descriptor = { value: method, writable: true, configurable: true };
  Object.defineProperty(prototype, field.name, descriptor);
  for (const [index, { name, type, nullable = false }] of field.takes.entries()) {
    Arg(name, type as () => ClassType, { nullable })(prototype, field.name, index);
  }
  Ctx()(prototype, field.name, field.takes.length);
  const { name, description, nullable = false } = field;
  const decorate = field.kind === 'query' ? Query : Mutation;
  const options = { name, description, nullable };
  decorate(field.returns as () => ClassType, options)(prototype, name, descriptor);
}
