import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * The names of the fields that a query selects at a member of its answer, whatever it calls them:
 * those below `items` of a list.
 */
export function selectedFields(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  member: string,
): string[] {
  const answers = fieldNodes.flatMap((node) => node.selectionSet ?? []);
  const members = answers.flatMap(fieldsOf).filter(({ name }) => name.value === member);
  const selected = members.flatMap((node) => node.selectionSet ?? []).flatMap(fieldsOf);
  return [...new Set(selected.map(({ name }) => name.value))];

  function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
      const fragment = fragments[selection.name.value];
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  }
}

type FieldNode = GraphQLResolveInfo['fieldNodes'][number];
