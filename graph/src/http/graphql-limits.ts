import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The limits of a GraphQL document. The largest ones of the back office stay far below. */
export const GRAPHQL_LIMITS = {
  ...{ depth: 8, rootFields: 30, aliases: 30, tokens: 2_000 },
  /** The letters of an alias, which an answer repeats. */
  aliasLength: 100,
} as const;

/** Validation rules that refuse documents which cost too much. */
export const graphqlLimitRules: ValidationRule[] = [
  ...[knownOperations, limitDepth, limitRootFields, limitAliases],
];

/** Refuses an operation of a kind that the schema does not have, such as a subscription. */
export function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (context.getSchema().getRootType(operation)) return;
      context.reportError(new GraphQLError(`The API has no ${operation} operations`));
    },
  };
}

/** Limits how deep fields are nested. Introspection, where it is on, is exempt. */
export function limitDepth(context: ValidationContext): ASTVisitor {
  const depthOf = measure(context.getDocument(), {
    field: (name, inner) => (name.startsWith('__') ? 1 : 1 + inner),
    combine: (a, b) => Math.max(a, b),
  });
  return limit(context, 'Fields lie deeper in each other than', GRAPHQL_LIMITS.depth, depthOf);
}

/** Limits the root fields. Each is a call of the API, which aliases could repeat very often. */
export function limitRootFields(context: ValidationContext): ASTVisitor {
  const count = measure(context.getDocument(), { field: () => 1, combine: (a, b) => a + b });
  return limit(context, 'More root fields than', GRAPHQL_LIMITS.rootFields, count);
}

export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field({ alias }) {
      if (!alias) return;
      aliases += 1;
      if (alias.value.length > GRAPHQL_LIMITS.aliasLength) {
        const most = GRAPHQL_LIMITS.aliasLength;
        context.reportError(new GraphQLError(`An alias has more than ${most} letters`));
      }
      if (aliases === GRAPHQL_LIMITS.aliases + 1) {
        context.reportError(new GraphQLError(`More aliases than ${GRAPHQL_LIMITS.aliases}`));
      }
    },
  };
}

function limit(
  context: ValidationContext,
  complaint: string,
  most: number,
  measureSet: (set: SelectionSetNode) => number,
): ASTVisitor {
  return {
    OperationDefinition({ selectionSet }) {
      if (measureSet(selectionSet) > most) {
        context.reportError(new GraphQLError(`${complaint} ${most}`));
      }
    },
  };
}

type Measure = {
  field: (name: string, inner: number) => number;
  combine: (a: number, b: number) => number;
};

/**
 * Measures selection sets with their fragments. Each fragment is measured once, however often it is
 * spread. A fragment inside itself counts as nothing, because another rule refuses it.
 */
function measure(document: DocumentNode, { field, combine }: Measure) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, number>();
  return measureSet;

  function measureSet({ selections }: SelectionSetNode): number {
    const all = selections.map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
      const inner = selection.selectionSet ? measureSet(selection.selectionSet) : 0;
      return selection.kind === Kind.FIELD ? field(selection.name.value, inner) : inner;
    });
    return all.reduce(combine, 0);
  }

  function measureFragment(name: string): number {
    const before = known.get(name);
    const fragment = fragments.get(name);
    if (before !== undefined || !fragment) return before ?? 0;
    known.set(name, 0);
    const measured = measureSet(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  }
}
