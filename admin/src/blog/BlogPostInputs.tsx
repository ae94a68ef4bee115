import type { blogPostFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FoldedGroup } from '../forms/FoldedGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { GeneratedAvatar } from '../inputs/GeneratedAvatar.tsx';
import { SearchAppearanceGroup } from '../search-appearance/SearchAppearanceGroup.tsx';
import { RelatedTripsInput } from '../trips/RelatedTripsInput.tsx';
import { ReadTimeInput } from './ReadTimeInput.tsx';

const Input = FieldInput<typeof blogPostFields>;

/** What a blog post's form asks for, in its order. */
export function BlogPostInputs() {
  return (
    <>
      <FieldGroup>
        <Input name="title" />
        <Input name="slug" />
        <Input name="category" knownFrom="blog.category" />
        <Input name="author" knownFrom="blog.author" />
        <Input name="excerpt" />
      </FieldGroup>
      <FieldGroup isDense>
        <Input name="publishedDate" />
        <Input name="readTime" control={ReadTimeInput} />
      </FieldGroup>
      <FieldGroup title="Picture and content">
        <Input name="image" />
        <Input name="content" />
      </FieldGroup>
      <FoldedGroup title="Related trips" names={['relatedTrips']}>
        <Input name="relatedTrips" control={RelatedTripsInput} />
      </FoldedGroup>
      <SearchAppearanceGroup />
      <FieldGroup title="Author and visibility">
        <Input name="authorImage" emptyPreview={<GeneratedAvatar nameField="author" />} />
        <Input name="isFeatured" />
        <Input name="isPublished" />
      </FieldGroup>
    </>
  );
}
