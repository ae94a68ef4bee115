import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { AppError } from '#core/errors.ts';
import { MAX_LIMIT } from '#core/read/paging.ts';

/** The records that one operation may return: three full lists. */
export const MOST_RECORDS = 3 * MAX_LIMIT;

type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
};

/**
 * Throws BAD_REQUEST for an operation that could return more than MOST_RECORDS. A list counts as
 * many as its `limit` or its `ids` allow, and as a full one without both. A field that is asked
 * for several times under aliases makes the records around it count as often.
 */
export function assertAffordable(asked: Asked): void {
  const records = countRecords(asked);
  if (records <= MOST_RECORDS) return;
  const message = `The query could return ${records} records, more than ${MOST_RECORDS}`;
  throw new AppError('BAD_REQUEST', `${message}. Name a limit for each list`);
}

/** The records that an operation can return at most. */
export function countRecords({ schema, document, operation, variables }: Asked): number {
  const fragments = fragmentsOf(document);
  const root = schema.getRootType(operation.operation);
  const given = { ...defaultsOf(operation), ...variables };
  let records = 0;
  for (const nodes of answersOf([operation.selectionSet], fragments).values()) {
    const field = root?.getFields()[nodes[0].name.value];
    if (field) records += boundOf(field, nodes[0], given) * copiesOf(setsOf(nodes), fragments);
  }
  return records;
}

/** How many records a root field can return. A limit that is no number is refused later. */
function boundOf(field: Field, node: FieldNode, variables: Asked['variables']): number {
  const hasLimit = field.args.some(({ name }) => name === 'limit');
  if (!hasLimit) return String(field.type).startsWith('[') ? MAX_LIMIT : 1;
  const given = (name: string) => {
    const argument = node.arguments?.find((each) => each.name.value === name);
    return argument && toJson(argument.value, variables);
  };
  const ids = given('ids');
  const named = Array.isArray(ids) ? ids.length : MAX_LIMIT;
  const limit = Number(given('limit') ?? MAX_LIMIT) || MAX_LIMIT;
  return Math.max(1, Math.min(MAX_LIMIT, limit, named));
}

/** A value of the document, as far as a bound needs it: a variable, a number or a list. */
function toJson(value: ValueNode, variables: Asked['variables']): unknown {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  if (value.kind === Kind.INT) return Number(value.value);
  return value.kind === Kind.LIST ? value.values : undefined;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Asked['variables'] {
  const defaults = variableDefinitions.map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue && toJson(defaultValue, {}),
  ]);
  return Object.fromEntries(defaults);
}

type Field = GraphQLField<unknown, unknown>;
type Fragments = Map<string, FragmentDefinitionNode>;
/** The nodes that fill one place of the answer. GraphQL merges them. */
type Nodes = [FieldNode, ...FieldNode[]];

/** The largest number of times that any one field of the selections is answered. */
function copiesOf(sets: SelectionSetNode[], fragments: Fragments): number {
  if (sets.length === 0) return 1;
  const copies = new Map<string, number>();
  for (const nodes of answersOf(sets, fragments).values()) {
    const name = nodes[0].name.value;
    const inner = copiesOf(setsOf(nodes), fragments);
    copies.set(name, (copies.get(name) ?? 0) + inner);
  }
  return Math.max(1, ...copies.values());
}

/** The places of the answer by their names, through all fragments. */
function answersOf(sets: SelectionSetNode[], fragments: Fragments): Map<string, Nodes> {
  const answers = new Map<string, Nodes>();
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        answers.set(name, [...(answers.get(name) ?? []), selection] as Nodes);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) walk(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) walk(set);
  return answers;
}

function setsOf(nodes: Nodes): SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
