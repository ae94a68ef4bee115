import type { searchAppearanceFields } from '@karibu/graph/contract';
import { FoldedGroup } from '../forms/FoldedGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { SearchPreview } from './SearchPreview.tsx';

const Input = FieldInput<typeof searchAppearanceFields>;

/** How the record's page looks among search results and where a link to it is shared. */
export function SearchAppearanceGroup() {
  return (
    <FoldedGroup title="Search appearance">
      <Input name="searchTitle" />
      <Input name="searchDescription" />
      <Input name="shareImage" />
      <SearchPreview />
    </FoldedGroup>
  );
}
