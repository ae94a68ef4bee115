import type { blogPostFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FoldedGroup } from '../forms/FoldedGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { GeneratedAvatar } from '../inputs/GeneratedAvatar.tsx';
import { RelatedTripsInput } from '../trips/RelatedTripsInput.tsx';
import { ReadTimeInput } from './ReadTimeInput.tsx';

const Input = FieldInput<typeof blogPostFields>;

/** What a blog post's form asks for, in its order. */
export function BlogPostInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Visibility">
          <Input name="isFeatured" />
          <Input name="isPublished" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="title" />
        <Input name="slug" />
        <Input name="category" knownFrom="blog.category" />
        <Input name="author" knownFrom="blog.author" />
        <Input name="excerpt" />
        <Input name="publishedDate" />
        <Input name="readTime" control={ReadTimeInput} />
      </FieldGroup>
      <FieldGroup title="Picture and content">
        <Input name="image" />
        <Input name="content" />
      </FieldGroup>
      <FieldGroup title="Picture of the author">
        <Input name="authorImage" emptyPreview={<GeneratedAvatar nameField="author" />} />
      </FieldGroup>
      <FoldedGroup title="Related trips">
        <Input name="relatedTrips" control={RelatedTripsInput} />
      </FoldedGroup>
    </FormColumns>
  );
}
