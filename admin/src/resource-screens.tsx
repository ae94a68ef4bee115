import { type ComponentType, lazy, type ReactNode } from 'react';
import { FormRoutes } from './forms/FormRoutes.tsx';
import { inputsOf, knownResource } from './providers/known-resource.ts';
import { listTexts } from './records/list-texts.ts';
import type { CardPart, ListParts, SingleParts } from './resource-parts.ts';

type AnyListParts = Omit<ListParts<never, never>, 'card'> & { card?: CardPart<string, never> };

/** The list of a resource with its forms, put together from the parts of its entry. */
export function listScreen(name: string, parts: AnyListParts): ComponentType {
  const { create, update } = knownResource(name);
  const Form = create || update ? formOf(name, parts) : null;
  const List = lazy(async () => asDefault(await (parts.list ?? cardList(name, parts))()));
  return () => <List forms={Form ? <FormRoutes form={Form} /> : null} />;
}

/** The page of a single record. */
export function singleScreen(name: string, parts: SingleParts): ComponentType {
  return lazy(async () => {
    const [{ SinglePage }, Inputs] = await Promise.all([
      import('./forms/SinglePage.tsx'),
      loadInputs(parts),
    ]);
    return asDefault(() => <SinglePage resource={name} {...parts.texts} inputs={Inputs} />);
  });
}

/** The inputs come together with the form around them, so that a form is shown once. */
function formOf(name: string, parts: AnyListParts) {
  const opensIn = parts.formOpensIn ?? 'dialog';
  return lazy(async () => {
    const [{ RecordForm }, Inputs] = await Promise.all([
      import('./forms/RecordForm.tsx'),
      loadInputs(parts),
    ]);
    return asDefault(({ isNew }: { isNew: boolean }) => (
      <RecordForm resource={name} isNew={isNew} opensIn={opensIn} inputs={Inputs} />
    ));
  });
}

function cardList(name: string, parts: AnyListParts) {
  const texts = listTexts(name, parts.texts);
  return async () => {
    const [{ CardListPage }, shown] = await Promise.all([
      import('./records/CardListPage.tsx'),
      parts.card ? loadOwnCard(parts.card) : loadFieldsCard(name),
    ]);
    const hasPictures = parts.hasPictures ?? inputsOf(knownResource(name)).includes('image');
    const props = { resource: name, texts, tiles: parts.tiles ?? [], hasPictures, ...shown };
    return ({ forms }: { forms: ReactNode }) => <CardListPage {...props} forms={forms} />;
  };
}

async function loadOwnCard({ shows, load }: CardPart<string, never>) {
  return { card: await load(), shows, filters: null };
}

async function loadFieldsCard(resource: string) {
  const [{ FieldsCard, fieldsShown }, { RecordFilters }] = await Promise.all([
    import('./records/FieldsCard.tsx'),
    import('./records/RecordFilters.tsx'),
  ]);
  return {
    card: ({ record }: { record: never }) => <FieldsCard resource={resource} record={record} />,
    shows: fieldsShown(resource),
    filters: <RecordFilters resource={resource} which="own" />,
  };
}

async function loadInputs({ inputs }: Pick<AnyListParts, 'inputs'>): Promise<ComponentType> {
  return inputs ? inputs() : (await import('./inputs/FieldsInputs.tsx')).FieldsInputs;
}

function asDefault<Props>(component: ComponentType<Props>) {
  return { default: component };
}
